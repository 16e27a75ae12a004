import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Options, Part } from './part.ts'

class WrongArguments extends Error {}

export function isWrongArguments(error: unknown): error is Error {
  if (error instanceof WrongArguments) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** `npm run prove` runs every part; `npm run prove -- requests kill --rounds 20 --seed 7` these two. */
export function readCommandLine(args: string[], parts: Part[]): { chosen: Part[]; options: Options } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string' }, seed: { type: 'string' } },
  })
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    const known = parts.map(({ name, what }) => `  ${name.padEnd(18)}${what}`).join('\n')
    throw new WrongArguments(`No part is called ${unknown.join(', ')}; there are:\n${known}`)
  }
  return {
    chosen: parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    options: {
      ...(values.rounds !== undefined && { rounds: count(values.rounds) }),
      seed: values.seed === undefined ? randomInt(2 ** 31) : count(values.seed),
    },
  }
}

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new WrongArguments(`${text} is not a number of rounds or a seed.`)
  return value
}
