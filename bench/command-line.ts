import { parseArgs } from 'node:util'
import { FEDERATION } from './rush/bench-federation.ts'
import { GROWTH } from './growth/bench-growth.ts'
import { LARGE_SQUAD } from './requests/bench-large-squad.ts'
import type { RequestsAsked } from './requests/bench-requests.ts'
import { PAGES } from './pages/bench-pages.ts'
import { ENGINES } from './requests/start-grounds.ts'
import { LIVE_LISTENERS } from './live/bench-live-listeners.ts'
import { MEMORY } from './memory/bench-memory.ts'
import { FULL, QUICK } from './rounds.ts'
import { MORNING_RUSH } from './rush/bench-morning-rush.ts'
import { scenarios } from './scenarios.ts'

class WrongArguments extends Error {}

export function isWrongArguments(error: unknown): error is Error {
  if (error instanceof WrongArguments) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

const PARTS = [LARGE_SQUAD, GROWTH, MORNING_RUSH, FEDERATION, LIVE_LISTENERS, MEMORY, PAGES] as const

export type CommandLine = {
  /** Without one the requests are measured. */
  part: (typeof PARTS)[number] | undefined
  requests: RequestsAsked
  /** How many sessions a grown database holds. */
  sessions: number[]
  /** What was typed. */
  command: string
}

/** `npm run bench`, `npm run bench -- today --quick --teams 8`, or a part of its own: `npm run bench -- growth --sessions 2000000`. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      teams: { type: 'string', default: '40' },
      athletes: { type: 'string', default: '25' },
      metrics: { type: 'string', default: '10' },
      days: { type: 'string' },
      sessions: { type: 'string', multiple: true, default: ['2000000'] },
    },
  })
  const part = PARTS.find((name) => positionals.includes(name))
  const unknown = positionals.filter((name) => name !== part && !scenarios.some((one) => one.name === name))
  if (unknown.length > 0) {
    const known = [...scenarios.map(({ name }) => name), ...PARTS].join(', ')
    throw new WrongArguments(`Nothing to measure is called ${unknown.join(', ')}; there are: ${known}.`)
  }
  return {
    part,
    requests: {
      chosen: scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
      engines: ENGINES,
      pace: values.quick ? QUICK : FULL,
      size: {
        teams: count(values.teams),
        athletes: count(values.athletes),
        metrics: count(values.metrics),
        days: count(values.days ?? (values.quick ? '7' : '30')),
      },
    },
    sessions: values.sessions.map(count),
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  }
}

function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new WrongArguments(`${text} is not a number of teams, athletes, metrics, days or sessions.`)
  return value
}
