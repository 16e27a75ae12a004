import type { Context } from 'hono'
import { limitMessages } from '#domain/account/limit-messages.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'
import type { Attempt } from '#server/limits/rate-limit.ts'

/** Counts one attempt under each limit in turn and refuses when one is used up. */
export async function limitAttempts(c: Context<AppEnv>, ...attempts: Attempt[]) {
  const refused = await c.var.rateLimit.count(attempts, c.var.now)
  if (refused) throw tooManyAttempts(refused.waitSec, refused.limit.wayOut)
}

export function tooManyAttempts(waitSec: number, wayOut?: string): Refusal {
  const message = [limitMessages.tryAgainIn(waitSec), wayOut].filter(Boolean).join(' ')
  return new Refusal('too-many-attempts', { message, headers: { 'Retry-After': String(waitSec) } })
}
