import type { Context } from 'hono'
import { limitMessages } from '#domain/messages/limit-messages.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Attempt } from './rate-limit.ts'

/** Counts one attempt under each limit in turn and refuses when one is used up. */
export async function limitAttempts(c: Context<AppEnv>, ...attempts: Attempt[]) {
  const refused = await c.var.rateLimit.count(attempts, c.var.now)
  if (refused) throw tooManyAttempts(refused.waitSec, refused.limit.wayOut)
}

export function tooManyAttempts(waitSec: number, wayOut?: string): Refusal {
  const message = [limitMessages.tryAgainIn(waitSec), wayOut].filter(Boolean).join(' ')
  return new Refusal('too-many-attempts', { message, headers: { 'Retry-After': String(waitSec) } })
}
