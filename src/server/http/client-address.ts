import { createMiddleware } from 'hono/factory'
import proxyAddr from 'proxy-addr'
import type { AppEnv } from './app-env.ts'

/** The socket's peer, or what a trusted proxy says of it: a header from anyone else is ignored. */
export function clientAddress(trustedProxies: string[]) {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return createMiddleware<AppEnv>(async (c, next) => {
    // In-process requests of tests have no socket.
    c.set('clientAddress', c.env?.incoming ? proxyAddr(c.env.incoming, isTrusted) : '127.0.0.1')
    await next()
  })
}
