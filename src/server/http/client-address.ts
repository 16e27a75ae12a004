import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { AppEnv } from './app-env.ts'

/** The socket's peer, or what a trusted proxy says of it: a header from anyone else is ignored. */
export function clientAddress(trustedProxies: string[]) {
  const isTrusted = proxyAddr.compile(trustedProxies)
  const isTrustedHop = (hop: string, index: number) => isTrusted(withoutPort(hop), index)
  return createMiddleware<AppEnv>(async (c, next) => {
    // In-process requests of tests have no socket.
    const hop = c.env?.incoming ? proxyAddr(c.env.incoming, isTrustedHop) : '127.0.0.1'
    c.set('clientAddress', withoutPort(hop))
    await next()
  })
}

/** Some proxies forward the port too, which is another one at every connection: 192.0.2.1:5678, [2001:db8::1]:443. */
export function withoutPort(hop: string): string {
  if (ipaddr.isValid(hop)) return hop
  const [, ipv6, ipv4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? []
  return ipv6 ?? ipv4 ?? hop
}
