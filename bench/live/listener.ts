import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Person } from '../scenario.ts'

/** A page that listens and is told nothing but that all is well. By hand, as in bench/load/connection.ts. */
export async function openListener(origin: string, { cookie }: Person): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding('latin1')
  await once(socket, 'connect')
  socket.write(['GET /api/live HTTP/1.1', 'Host: 127.0.0.1', `Cookie: ${cookie}`, '', ''].join('\r\n'))
  let received = ''
  while (!received.includes('event: beat')) {
    const [text] = (await once(socket, 'data')) as [string]
    received += text
    if (!received.startsWith('HTTP/1.1 200')) throw new Error(`No listener was let in: ${received}`)
  }
  // What follows is thrown away as it comes.
  socket.resume()
  return socket
}
