import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** As docs/operations.md has it for Caddy. */
const HEALTH_INTERVAL_MS = 1000
const HEALTH_LIMIT_MS = 10_000
const IDLE_LINE_MS = 130_000
const COOKIE = 'asked_server'
/** Between two ends of a line alone, and not to be handed on. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

export type Front = {
  origin: string
  counts: { requests: number; failed: number; slowestMs: number; slowest: string }
  /** Until these ports, and no others, are asked. */
  asks: (ports: number[]) => Promise<void>
  stop: () => Promise<void>
}

/**
 * What stands in front of several servers: asks each every second whether it is well, keeps a visitor with one of them by a cookie,
 * keeps lines open, and asks another server only where no connection could be made. Whatever else goes wrong is a 502.
 */
export async function startFront(ports: number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const well = new Set<number>()
  const counts = { requests: 0, failed: 0, slowestMs: 0, slowest: '' }
  const over = new AbortController()
  let turn = 0

  const watching = ports.map(async (port) => {
    while (!over.signal.aborted) {
      if (await isWell(port)) well.add(port)
      else well.delete(port)
      await pause(HEALTH_INTERVAL_MS)
    }
  })

  function choose(incoming: IncomingMessage, refused: Set<number>): number | undefined {
    const able = [...well].filter((port) => !refused.has(port))
    const kept = Number(new RegExp(`${COOKIE}=(\\d+)`).exec(incoming.headers.cookie ?? '')?.[1])
    return able.includes(kept) ? kept : able[turn++ % able.length]
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const startedAt = performance.now()
    const body = await buffer(incoming)
    const answer = await askInTurn(incoming, body, outgoing)
    counts.requests++
    if (!answer || answer.reply.statusCode! >= 500) counts.failed++
    if (!answer) return outgoing.writeHead(502).end()
    const { reply, port } = answer
    const headers = { ...reply.headers }
    for (const name of HOP_BY_HOP) delete headers[name]
    headers['set-cookie'] = [...(headers['set-cookie'] ?? []), `${COOKIE}=${port}; Path=/; HttpOnly`]
    outgoing.writeHead(reply.statusCode!, headers)
    await pipeline(reply, outgoing)
    const tookMs = performance.now() - startedAt
    if (isStream(incoming) || tookMs <= counts.slowestMs) return
    counts.slowestMs = tookMs
    counts.slowest = `${incoming.method} ${incoming.url}`
  }

  async function askInTurn(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const refused = new Set<number>()
    for (let port = choose(incoming, refused); port; port = choose(incoming, refused)) {
      try {
        return { reply: await ask(agent, port, incoming, body, outgoing), port }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') {
          console.error(`  ${incoming.method} ${incoming.url} at port ${port}: ${String(error)}`)
          return undefined
        }
        refused.add(port)
      }
    }
    console.error(`  ${incoming.method} ${incoming.url}: nobody is there to be asked`)
    return undefined
  }

  const server = createServer({ keepAliveTimeout: IDLE_LINE_MS }, (incoming, outgoing) => {
    // A reader that leaves, or a stream that breaks off: its end is seen by whoever reads it.
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async asks(wanted) {
      while (wanted.length !== well.size || wanted.some((port) => !well.has(port))) await pause(20)
    },
    async stop() {
      over.abort()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await Promise.all([closed, ...watching])
    },
  }
}

const isStream = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.startsWith('/api/live')

async function ask(
  agent: Agent,
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<IncomingMessage> {
  const { connection: _, 'transfer-encoding': __, ...passed } = headers
  const asked = request({ agent, host: '127.0.0.1', port, method, path: url, headers: passed })
  outgoing.once('close', () => asked.destroy())
  const answered = once(asked, 'response')
  asked.end(body)
  const [reply] = (await answered) as [IncomingMessage]
  return reply
}

async function isWell(port: number): Promise<boolean> {
  try {
    const asked = get({ agent: false, host: '127.0.0.1', port, path: '/healthz', timeout: HEALTH_LIMIT_MS })
    asked.once('timeout', () => asked.destroy())
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    reply.resume()
    return reply.statusCode === 200
  } catch {
    return false
  }
}
