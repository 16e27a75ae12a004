import { ensureServerBundled } from '#tests/support/server-program.ts'
import { isWrongArguments, readCommandLine, usage } from './command-line.ts'
import { NotTried, type Options, type Outcome, type Part } from './part.ts'
import { parts } from './parts.ts'

/** Printed if the process ends first, whatever ends it: no part may be taken for kept because nothing was said. */
let unfinished: Part | undefined

process.on('exit', () => {
  if (!unfinished) return
  console.log(`BROKEN  ${unfinished.name}: ended before it had come to a result`)
  process.exitCode ||= 1
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

try {
  await prove(process.argv.slice(2))
} catch (error) {
  console.error(isWrongArguments(error) ? error.message : error)
  process.exitCode = 1
}
// What a part that fell over has left running must not keep the command from ending.
process.exit()

async function prove(args: string[]) {
  const { chosen, options, isHelp } = readCommandLine(args, parts)
  if (isHelp) return console.log(usage(parts))
  ensureServerBundled()
  for (const part of chosen) {
    console.error(`${part.name}: ${part.what} …`)
    unfinished = part
    const { line, ok } = await outcomeOf(part, options)
    unfinished = undefined
    console.log(ok ? line : `BROKEN  ${line} (seed ${options.seed})`)
    if (!ok) process.exitCode = 1
  }
}

/** A part that falls over has proven nothing, and must not keep the others from running. */
async function outcomeOf(part: Part, options: Options): Promise<Outcome> {
  try {
    return await part.run(options)
  } catch (error) {
    if (error instanceof NotTried) return { line: `${part.name}: not tried, ${error.message}`, ok: true }
    console.error(error)
    return { line: `${part.name}: did not come to an end`, ok: false }
  }
}
