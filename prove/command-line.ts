import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Options, Part } from './part.ts'

type CommandLine = { chosen: Part[]; options: Options; isHelp: boolean }

class WrongArguments extends Error {}

export function isWrongArguments(error: unknown): error is Error {
  if (error instanceof WrongArguments) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** `npm run prove` runs every part; `npm run prove -- requests kill --rounds 20 --seed 7` these two. */
export function readCommandLine(args: string[], parts: Part[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new WrongArguments(`No part is called ${unknown.join(', ')}; there are:\n${listOf(parts)}`)
  return {
    chosen: parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    options: {
      ...(values.rounds !== undefined && { rounds: count(values.rounds) }),
      ...(values.minutes !== undefined && { minutes: count(values.minutes) }),
      ...(values.from !== undefined && { from: values.from }),
      seed: values.seed === undefined ? randomInt(2 ** 31) : count(values.seed),
    },
    isHelp: values.help === true,
  }
}

export const usage = (
  parts: Part[],
) => `npm run prove -- [part …] [--rounds N] [--seed N] [--minutes N] [--from REVISION]

Without a part all of them are run, one after the other; docs/proof.md tells more. --minutes and
--from, the version before, are of upgrade.

${listOf(parts)}`

const listOf = (parts: Part[]) =>
  parts.map(({ name, takes, what }) => `  ${name.padEnd(18)}${takes.padEnd(8)}${what}`).join('\n')

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new WrongArguments(`${text} is not a number of rounds or minutes, or a seed.`)
  return value
}
