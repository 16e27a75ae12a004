import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const BYTE_EVERY_MS = 500

/** Half of a request's headers. */
export const HALF_OF_THE_HEADERS = 'GET /api/session HTTP/1.1\r\nHost: plimsoll.test\r\nX-Slow: '
/** Whole headers, and a body that is promised. */
export const A_PROMISED_BODY =
  'POST /api/session HTTP/1.1\r\nHost: plimsoll.test\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n'

export type SlowClient = {
  /** Resolves when the server has closed the connection, with what it said before and how long it waited. */
  closed: Promise<{ said: string; afterMs: number }>
  leave: () => void
}

/** Sends `start`, and then a byte now and then for as long as it is let. */
export async function openSlowClient(origin: string, start: string): Promise<SlowClient> {
  const { hostname, port } = new URL(origin)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const startedAt = performance.now()
  let said = ''
  socket.on('data', (bytes) => (said += bytes.toString()))
  socket.on('error', () => {})
  socket.write(start)
  const dripping = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  // Not by `once`, which rejects at an error: a byte that is on its way when the server closes ends in ECONNRESET.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve())).then(() => {
    clearInterval(dripping)
    return { said, afterMs: performance.now() - startedAt }
  })
  return { closed, leave: () => socket.destroy() }
}
