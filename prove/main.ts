import { isWrongArguments, readCommandLine } from './command-line.ts'
import type { Options, Outcome, Part } from './part.ts'
import { parts } from './parts.ts'

try {
  await prove(process.argv.slice(2))
} catch (error) {
  console.error(isWrongArguments(error) ? error.message : error)
  process.exitCode = 1
}

async function prove(args: string[]) {
  const { chosen, options } = readCommandLine(args, parts)
  for (const part of chosen) {
    console.error(`${part.name}: ${part.what} …`)
    const { line, ok } = await outcomeOf(part, options)
    console.log(ok ? line : `BROKEN  ${line} (seed ${options.seed})`)
    if (!ok) process.exitCode = 1
  }
}

/** A part that falls over has proven nothing, and must not keep the others from running. */
async function outcomeOf(part: Part, options: Options): Promise<Outcome> {
  try {
    return await part.run(options)
  } catch (error) {
    console.error(error)
    return { line: `${part.name}: did not come to an end`, ok: false }
  }
}
