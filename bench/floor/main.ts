import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { statement } from '#database/statement.ts'
import type { Known } from '../scenario.ts'
import { scenarios } from '../scenarios.ts'
import { TEAM_HEADER, TOKEN_HEADER, USER_HEADER } from './headers.ts'
import { pgliteFloor } from './pglite-floor.ts'
import { postgresFloor } from './postgres-floor.ts'

/** The least a server can do for the same answers. `guarded` asks the database whose token it is and which team is theirs, `bare` believes. */
const { FLOOR, DATABASE_URL, DATA_DIR = '', PORT } = process.env
const knownByToken = statement<Known, { token: string }>(
  'known_by_token',
  sql`select user_id as "userId", coalesce(
      (select team_id from team_staff where account_id = user_id),
      (select team_id from team_members where athlete_id = user_id and left_at is null)
    ) as "teamId"
    from auth_sessions where token = ${sql.placeholder('token')} and expires_at > now()`,
)

const floor = DATABASE_URL ? postgresFloor(DATABASE_URL) : await pgliteFloor(DATA_DIR)
const app = new Hono().get('/healthz', (c) => c.text('ok'))
for (const { method, route, floor: answer } of scenarios) {
  app.on(method, route, async (c) => {
    const known = FLOOR === 'guarded' ? await byToken(c) : byHeaders(c)
    if (!known) return c.text('who?', 401)
    return c.json(await answer(floor, known, c.req))
  })
}

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => server.close(() => void floor.close()))

async function byToken(c: Context): Promise<Known | undefined> {
  const [[known]] = await floor.read(knownByToken({ token: c.req.header(TOKEN_HEADER) ?? '' }))
  return known
}

function byHeaders(c: Context): Known | undefined {
  const [userId, teamId] = [c.req.header(USER_HEADER), c.req.header(TEAM_HEADER)]
  return userId && teamId ? { userId, teamId } : undefined
}
