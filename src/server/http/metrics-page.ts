import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'

/** GET /metrics, for clients that know METRICS_TOKEN; if none is configured, there is no such page. */
export const metricsPage = new Hono<AppEnv>().get('/metrics', async (c) => {
  const { metricsToken } = c.var.config
  if (!metricsToken) throw new Refusal('not-found')
  if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)) {
    return c.text('wrong token', 401, { 'WWW-Authenticate': 'Bearer' })
  }
  const { type, text } = await c.var.monitor.report()
  return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
})

/** Takes the same time however much of the token is right. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))

const digest = (text: string) => createHash('sha256').update(text).digest()
