import { mkdirSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'
import { endRunning, runStep } from './run-step.mjs'
import { heavySteps, lightSteps, reportsFolder } from './test-steps.mjs'

const TIME_LIMIT_MIN = 82
const LIGHT_AT_ONCE = 2

ensureInstalled()
mkdirSync(reportsFolder, { recursive: true })

const selected = selection(process.argv.slice(2))
const outcomes = new Map()
let interrupted

const stop = (reason, signal) => {
  interrupted ??= reason
  endRunning(signal)
}
process.on('SIGINT', () => stop('interrupted', 'SIGINT'))
process.on('SIGTERM', () => stop('interrupted', 'SIGTERM'))
setTimeout(() => stop(`more than ${TIME_LIMIT_MIN} minutes`, 'SIGTERM'), TIME_LIMIT_MIN * 60_000).unref()
setTimeout(() => stop('', 'SIGKILL'), (TIME_LIMIT_MIN + 0.5) * 60_000).unref()

const waiting = lightSteps.filter(({ name }) => selected.has(name))
await Promise.all(Array.from({ length: LIGHT_AT_ONCE }, workOffLightSteps))
for (const step of heavySteps.filter(({ name }) => selected.has(name))) await take(step)

const results = [...outcomes.values()]
const failedSteps = [...outcomes].flatMap(([name, { failure }]) => (failure ? [name] : []))
const total = (key) => results.reduce((sum, { counts }) => sum + (counts?.[key] ?? 0), 0)
process.exitCode = results.length > 0 && failedSteps.length === 0 ? 0 : 1
if (failedSteps.length > 0) console.log(`failed steps: ${failedSteps.join(', ')}`)
console.log(`total: ${total('passed')} passed, ${total('failed')} failed`)

async function workOffLightSteps() {
  for (let step = nextReady(); step; step = nextReady()) await take(step)
}

// 'lint' reads what 'types' and 'build' generate; while that runs, the other worker takes whatever else is left.
function nextReady() {
  const index = waiting.findIndex(({ after = [] }) => after.every((name) => outcomes.has(name)))
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

async function take(step) {
  const missing = interrupted ?? step.needs?.find((name) => outcomes.get(name)?.failure)
  const outcome = missing ? { failure: `not run: ${missing}`, output: '', seconds: 0 } : await runStep(step)
  if (interrupted) outcome.failure ??= interrupted
  outcomes.set(step.name, outcome)
  const counts = outcome.counts ? `${outcome.counts.passed} passed` : ''
  const line = `${step.name.padEnd(9)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${outcome.failure ?? counts}`
  console.log(`${outcome.failure ? '✗' : '✓'} ${line}`.trimEnd())
  const notes = [...notesIn(outcome.output), ...(outcome.counts?.notes ?? [])]
  if (!outcome.failure) for (const note of notes) console.log(`  ${note}`)
  if (outcome.failure && outcome.output) console.log(`${outcome.output.trimEnd()}\n`)
}

// What a passing test wants to be known all the same, such as how many values it compared.
function notesIn(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('note: '))
}

function selection(names) {
  const steps = new Map([...lightSteps, ...heavySteps].map((step) => [step.name, step]))
  const unknown = names.filter((name) => !steps.has(name))
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. There are: ${[...steps.keys()].join(', ')}.`)
    process.exit(2)
  }
  const wanted = new Set(names.length > 0 ? names : steps.keys())
  for (const name of wanted) addPrerequisites(steps.get(name), wanted)
  return wanted
}

function addPrerequisites({ needs = [], after = [] }, wanted) {
  for (const name of [...needs, ...after]) wanted.add(name)
}
