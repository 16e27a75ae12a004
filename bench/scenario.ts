import type { SQL } from 'drizzle-orm'
import type { HonoRequest } from 'hono'
import type { Role } from '#domain/account/role.ts'
import type { RowsOf } from '#database/database.ts'
import type { Call } from '#database/statement.ts'

/** Someone with a session: known to the bare floor by ids, to the guarded one by token, to our server by its cookie. */
export type Person = {
  id: string
  token: string
  cookie: string
  /** The id of the team that they work for or are on. */
  team: string
  /** How many athletes are in it. */
  teamSize: number
  metricIds: string[]
}

/** Who asks, as far as a floor needs to know. */
export type Known = { userId: string; teamId: string }

/** What a floor may do: run prepared statements, sent together, at will in one transaction. */
export type Floor = {
  read: <Calls extends Call<unknown>[]>(...calls: Calls) => Promise<RowsOf<Calls>>
  write: <Calls extends Call<unknown>[]>(...calls: Calls) => Promise<RowsOf<Calls>>
}

export type Scenario = {
  name: string
  askedBy: Role
  method: 'GET' | 'POST'
  /** How many at once, where the usual number is more than users would send. */
  atOnce?: number
  /** As Hono writes it. */
  route: string
  /** `turn` counts the requests to a target, so that no two need to write the same row. */
  request: (person: Person, turn: number) => { path: string; body?: unknown }
  /** The same answer by the same SQL, and nothing else. */
  floor: (floor: Floor, known: Known, request: HonoRequest) => Promise<unknown>
  isRight: (reply: unknown, person: Person) => boolean
  /** For a scenario that writes: makes what it wrote writable again. Until then each person asks once. */
  undo?: SQL[]
}
