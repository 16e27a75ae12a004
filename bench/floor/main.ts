import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { statement } from '#database/statement.ts'
import { scenarios } from '../scenarios.ts'
import { TOKEN_HEADER, USER_HEADER } from './headers.ts'
import { pgliteFloor } from './pglite-floor.ts'
import { postgresFloor } from './postgres-floor.ts'

/** The least a server can do for the same answers. `guarded` asks the database whose token it is, `bare` believes. */
const { FLOOR, DATABASE_URL, DATA_DIR = '', PORT } = process.env
const userOf = statement<{ userId: string }, { token: string }>(
  'user_of_token',
  sql`select user_id as "userId" from auth_sessions where token = ${sql.placeholder('token')} and expires_at > now()`,
)

const floor = DATABASE_URL ? postgresFloor(DATABASE_URL) : await pgliteFloor(DATA_DIR)
const app = new Hono().get('/healthz', (c) => c.text('ok'))
for (const { method, route, floor: answer } of scenarios) {
  app.on(method, route, async (c) => {
    const userId = FLOOR === 'guarded' ? await userOfToken(c) : c.req.header(USER_HEADER)
    if (!userId) return c.text('who?', 401)
    return c.json(await answer(floor, userId, c.req))
  })
}

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => server.close(() => void floor.close()))

async function userOfToken(c: Context): Promise<string | undefined> {
  const [[session]] = await floor.read(userOf({ token: c.req.header(TOKEN_HEADER) ?? '' }))
  return session?.userId
}
