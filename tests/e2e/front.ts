import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** A server in front of the real one, which a test can make answer some requests itself. */
export async function startFront(target: string) {
  let answersItself: Answer = () => false
  const server = createServer((incoming, outgoing) => {
    if (answersItself(incoming, outgoing)) return
    const { method, headers, url } = incoming
    // On a line of its own: one that is kept may be given up by the server in the moment it is used again.
    const forwarded = request(new URL(url ?? '/', target), { method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  // Used as a proxy, it is asked by Playwright's own requests for a line instead.
  server.on('connect', ({ url = '' }: IncomingMessage, near: Duplex) => {
    const { hostname, port } = new URL(`http://${url}`)
    const far = connect(Number(port), hostname, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      near.pipe(far).pipe(near)
    })
    for (const end of [near, far]) end.on('error', () => [near, far].forEach((each) => each.destroy()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (itself: Answer) => {
      answersItself = itself
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
