import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Line = {
  port: number
  /** From now on nothing comes through, in either direction, and nobody is told: as when a switch fails. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A way to a port of this machine that can be cut, where a firewall would take more rights than a proof should have. */
export async function lineTo(target: number): Promise<Line> {
  let open = Promise.withResolvers<void>()
  open.resolve()
  const sockets = new Set<Socket>()

  const gate = () =>
    new Transform({
      transform: (chunk, _, done) => void open.promise.then(() => done(null, chunk)),
      flush: (done) => void open.promise.then(() => done()),
    })

  async function join(from: Socket) {
    await open.promise
    const to = connect(target, '127.0.0.1')
    for (const socket of [from, to]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    // One that breaks takes the other with it, and is no matter of ours.
    await Promise.allSettled([pipeline(from, gate(), to), pipeline(to, gate(), from)])
    from.destroy()
    to.destroy()
  }

  const server = createServer({ allowHalfOpen: true }, (from) => {
    from.on('error', () => {})
    void join(from)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      open = Promise.withResolvers()
    },
    mend: () => open.resolve(),
    close: async () => {
      open.resolve()
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
