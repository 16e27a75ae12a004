import { parseArgs } from 'node:util'
import type { SeasonSize } from './data/season-size.ts'
import { GROWTH } from './growth/bench-growth.ts'
import { LIVE_LISTENERS } from './live/bench-live-listeners.ts'
import { MORNING_RUSH } from './rush/bench-morning-rush.ts'
import type { Pace } from './rounds.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

class WrongArguments extends Error {}

export function isWrongArguments(error: unknown): error is Error {
  if (error instanceof WrongArguments) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

export type CommandLine = { chosen: Scenario[]; pace: Pace; size: SeasonSize; text: string }

const FULL: Pace = { rounds: 15, roundMs: 800, warmUpMs: 1500 }
const QUICK: Pace = { rounds: 3, roundMs: 500, warmUpMs: 500 }

/** `npm run bench`, or `npm run bench -- session --quick --teams 8 --days 30`; the ones of their own kind are in bench/{live,rush,growth}. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      teams: { type: 'string', default: '40' },
      days: { type: 'string' },
      athletes: { type: 'string', default: '25' },
    },
  })
  const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name))
  if (unknown.length > 0) {
    const known = [...scenarios.map(({ name }) => name), LIVE_LISTENERS, MORNING_RUSH, GROWTH].join(', ')
    throw new WrongArguments(`No scenario is called ${unknown.join(', ')}; there are: ${known}.`)
  }
  return {
    chosen: scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    pace: values.quick ? QUICK : FULL,
    size: {
      teams: count(values.teams),
      athletes: count(values.athletes),
      days: count(values.days ?? (values.quick ? '7' : '30')),
    },
    text: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  }
}

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new WrongArguments(`${text} is not a number of teams, athletes or days.`)
  return value
}
