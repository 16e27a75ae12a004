import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'

type Fetch = Parameters<typeof serve>[0]['fetch']
type Place = { port: number; host: string }
/** How long a client may take to ask for something. */
export type Patience = { headersMs: number; wholeRequestMs: number; checkEveryMs: number }

/**
 * How long a line without a request stays open: longer than what stands in front keeps it (nginx a minute, Caddy two), or it would
 * send a request on one that is closed in the same moment, and could not send it again.
 */
const IDLE_LINE_MS = 130_000

/** Ends a connection that is only kept busy, but not an upload of 8 MiB at half a megabit a second. */
const PATIENCE: Patience = { headersMs: 15_000, wholeRequestMs: 180_000, checkEveryMs: 5000 }

export function listen(
  fetch: Fetch,
  { port, host }: Place,
  { headersMs, wholeRequestMs, checkEveryMs }: Patience = PATIENCE,
): Promise<{ server: ServerType; address: AddressInfo }> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: wholeRequestMs,
      connectionsCheckingInterval: checkEveryMs,
      keepAliveTimeout: IDLE_LINE_MS,
    }
    const server = serve({ fetch, port, hostname: host, serverOptions }, (address) =>
      resolve({ server, address }),
    )
    server.on('error', reject)
  })
}
