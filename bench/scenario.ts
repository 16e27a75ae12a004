import type { HonoRequest } from 'hono'
import type { Role } from '#domain/account/role.ts'

/** Someone with a session: known to the bare floor by id, to the guarded one by token, to our server by its cookie. */
export type Person = { id: string; token: string; cookie: string }

/** Runs a prepared statement; `name` is its name on the connection. */
export type Query = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

export type Scenario = {
  name: string
  askedBy: Role
  method: 'GET' | 'POST'
  /** As Hono writes it. */
  route: string
  /** `turn` counts the requests to a target, so that no two need to write the same row. */
  request: (person: Person, turn: number) => { path: string; body?: unknown }
  /** The same answer by the same SQL, and nothing else. */
  floor: (query: Query, userId: string, request: HonoRequest) => Promise<unknown>
  isRight: (reply: unknown, person: Person) => boolean
}
