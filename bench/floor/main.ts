import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { Pool } from 'pg'
import type { Query } from '../scenario.ts'
import { scenarios } from '../scenarios.ts'
import { TOKEN_HEADER, USER_HEADER } from './headers.ts'

/** The least a server can do for the same answers. `guarded` asks the database whose token it is, `bare` believes. */
const { FLOOR, DATABASE_URL, PORT } = process.env
/** As many connections as our server has. */
const POOL_SIZE = 20
const USER_OF_TOKEN = 'select user_id from auth_sessions where token = $1 and expires_at > now()'

const pool = new Pool({ connectionString: DATABASE_URL, max: POOL_SIZE, pipeline: true })
const query: Query = async (name, text, values) => (await pool.query({ name, text, values })).rows

const app = new Hono().get('/healthz', (c) => c.text('ok'))
for (const { method, route, floor } of scenarios) {
  app.on(method, route, async (c) => {
    const userId = FLOOR === 'guarded' ? await userOfToken(c) : c.req.header(USER_HEADER)
    if (!userId) return c.text('who?', 401)
    return c.json(await floor(query, userId, c.req))
  })
}

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => server.close(() => void pool.end()))

async function userOfToken(c: Context): Promise<string | undefined> {
  const [session] = await query('user_of_token', USER_OF_TOKEN, [c.req.header(TOKEN_HEADER)])
  return session?.['user_id'] as string | undefined
}
