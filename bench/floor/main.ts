import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { Pool, type QueryResult } from 'pg'
import type { RowsOf } from '#database/database.ts'
import { type Call, statement } from '#database/statement.ts'
import type { Floor } from '../scenario.ts'
import { scenarios } from '../scenarios.ts'
import { TOKEN_HEADER, USER_HEADER } from './headers.ts'

/** The least a server can do for the same answers. `guarded` asks the database whose token it is, `bare` believes. */
const { FLOOR, DATABASE_URL, PORT } = process.env
/** As many connections as our server has. */
const POOL_SIZE = 20
const userOf = statement<{ userId: string }, { token: string }>(
  'user_of_token',
  sql`select user_id as "userId" from auth_sessions where token = ${sql.placeholder('token')} and expires_at > now()`,
)

const pool = new Pool({ connectionString: DATABASE_URL, max: POOL_SIZE, pipeline: true })

const floor: Floor = {
  read: async (...calls) => rowsOf(await Promise.all(calls.map((call) => pool.query(call)))),
  write: async (...calls) => {
    const client = await pool.connect()
    const sent = [client.query('begin'), ...calls.map((call) => client.query(call)), client.query('commit')]
    const results = await Promise.all(sent)
    client.release()
    return rowsOf(results.slice(1, -1))
  },
}
const rowsOf = <Calls extends Call<unknown>[]>(results: QueryResult[]) =>
  results.map(({ rows }) => rows) as RowsOf<Calls>

const app = new Hono().get('/healthz', (c) => c.text('ok'))
for (const { method, route, floor: answer } of scenarios) {
  app.on(method, route, async (c) => {
    const userId = FLOOR === 'guarded' ? await userOfToken(c) : c.req.header(USER_HEADER)
    if (!userId) return c.text('who?', 401)
    return c.json(await answer(floor, userId, c.req))
  })
}

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => server.close(() => void pool.end()))

async function userOfToken(c: Context): Promise<string | undefined> {
  const [[session]] = await floor.read(userOf({ token: c.req.header(TOKEN_HEADER) ?? '' }))
  return session?.userId
}
