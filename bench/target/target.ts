import type { SQL } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import { SERVER_PROGRAM } from '#tests/support/server-program.ts'
import { AUTH_SECRET } from '../data/people-of.ts'
import type { Person } from '../scenario.ts'

export const CONTENDERS = ['bare', 'guarded', 'ours'] as const
export type Contender = (typeof CONTENDERS)[number]

/** A server in a process of its own, and what is known about it. */
export type Target<Name extends string = Contender> = {
  name: Name
  origin: string
  pid: number
  /** Who is known to it. */
  people: Record<Role, Person[]>
  /** How many requests it was sent since something was undone. */
  turn: number
  /** The last right body per scenario and person. */
  seen: Map<string, string>
  /** Undoes what a scenario wrote, if there are not enough people left who have written nothing. */
  undo: (statements: SQL[]) => Promise<void>
  stop: () => Promise<void>
}

export const PROGRAMS: Record<Contender, { script: string; env: Record<string, string> }> = {
  bare: { script: 'bench/floor/main.ts', env: { FLOOR: 'bare' } },
  guarded: { script: 'bench/floor/main.ts', env: { FLOOR: 'guarded' } },
  ours: { script: SERVER_PROGRAM, env: { AUTH_SECRET } },
}
