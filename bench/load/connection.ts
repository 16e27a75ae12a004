import { once } from 'node:events'
import { connect } from 'node:net'

/** The body in latin1, one character per byte. */
export type Reply = { status: number; body: string }
export type Connection = { send: (request: string) => Promise<Reply>; close: () => void }

const REPLY_LIMIT_MS = 10_000

/**
 * A keep-alive connection that carries one request at a time. By hand, since node:http's client works as hard as the
 * servers it measures: on shared cores that would bring every ratio nearer to 1.
 */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding('latin1')
  await once(socket, 'connect')
  let received = ''
  let waiting: PromiseWithResolvers<Reply> | undefined
  socket.setTimeout(REPLY_LIMIT_MS, () => socket.destroy(new Error(`no reply in ${REPLY_LIMIT_MS} ms`)))
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error(`${origin} closed the connection`)))
  socket.on('data', (text: string) => {
    received += text
    const reply = completeReply(received)
    if (!reply) return
    received = ''
    waiting?.resolve(reply)
  })
  return {
    send: (request) => {
      waiting = Promise.withResolvers()
      socket.write(request, 'latin1')
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

/** Undefined until the last byte is there. */
function completeReply(text: string): Reply | undefined {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = text.slice(0, headEnd).toLowerCase()
  const status = Number(head.slice(9, 12))
  const rest = text.slice(headEnd + 4)
  if (head.includes('\r\ntransfer-encoding: chunked')) {
    return rest.endsWith('\r\n0\r\n\r\n') ? { status, body: unchunked(rest) } : undefined
  }
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  return rest.length >= length ? { status, body: rest } : undefined
}

function unchunked(text: string): string {
  let body = ''
  for (let at = 0; ;) {
    const sizeEnd = text.indexOf('\r\n', at)
    const size = Number.parseInt(text.slice(at, sizeEnd), 16)
    if (!size) return body
    body += text.slice(sizeEnd + 2, sizeEnd + 2 + size)
    at = sizeEnd + 2 + size + 2
  }
}
