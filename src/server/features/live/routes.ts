import { createRoute, z } from '@hono/zod-openapi'
import { actorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, refusals } from '#server/http/router.ts'

const EVENT_STREAM = 'text/event-stream'

/** Anything else counts as an unknown event: a browser that gets a 400 would not come back. */
const EventId = z.coerce.number().int().nonnegative().catch(0).openapi({ type: 'integer' })

const listen = createRoute({
  method: 'get',
  path: '/live',
  tags: ['Live'],
  summary: 'What changes, as it changes: server-sent events',
  description:
    '`change` says that what belongs to `topic` should be asked for again, `resync` that everything should; `beat` comes every 25 s. Resumes after the event named by Last-Event-ID or `after`. Ends with the session.',
  request: {
    query: z.object({ after: EventId.optional() }),
    headers: z.object({ 'last-event-id': EventId.optional() }),
  },
  responses: {
    200: { description: 'The events', content: { [EVENT_STREAM]: { schema: z.string() } } },
    ...refusals('session-required', 'too-many-streams'),
  },
})

export const liveRoutes = createRouter().openapi(listen, async (c) => {
  const user = actorOf(c)
  if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS)
  const stream = await c.var.live.open({
    user,
    sessionEndsAt: c.var.sessionEndsAt ?? c.var.now,
    readUser: c.var.readVisitor,
    // The header is the browser's own and newer: `after` is what the page knew when it opened the stream.
    after: c.req.valid('header')['last-event-id'] ?? c.req.valid('query').after,
    gone: c.req.raw.signal,
    cutOff: () => c.env.outgoing.destroy(),
  })
  if (stream === 'no-session') throw new Refusal('session-required')
  if (stream === 'too-many') throw new Refusal('too-many-streams')
  return c.body(stream, 200, STREAM_HEADERS)
})

const STREAM_HEADERS = {
  'Content-Type': EVENT_STREAM,
  // Nothing follows on this connection, and a server that is asked to stop need not wait for it.
  Connection: 'close',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise hold events back until its buffer is full.
  'X-Accel-Buffering': 'no',
}
