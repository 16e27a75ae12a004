import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type SilentServer = { port: number; connections: () => number; stop: () => Promise<void> }

/** Accepts every connection and never answers: worse than a server that is down. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.length,
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
