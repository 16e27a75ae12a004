import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Limit } from './rate-limit.ts'

/** Counts one attempt under each limit and refuses when any is used up. */
export async function limitAttempts(c: Context<AppEnv>, ...attempts: [limit: Limit, subject: string][]) {
  const { rateLimit, now } = c.var
  const waits = await Promise.all(attempts.map(([limit, subject]) => rateLimit.count(limit, subject, now)))
  const waitSec = Math.max(...waits.map((wait) => wait ?? 0))
  if (waitSec > 0) throw new Refusal('too-many-attempts', { headers: { 'Retry-After': String(waitSec) } })
}

/** An IPv6 host usually owns a whole /64, so its addresses count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return 'parts' in parsed
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}
