import type { Context } from 'hono'
import { limitMessages } from '#domain/account/limit-messages.ts'
import type { Message } from '#domain/language/message.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './refusal.ts'
import type { Attempt } from '#server/limits/rate-limit.ts'

/** Counts one attempt under each limit in turn and refuses when one is used up. */
export async function limitAttempts(c: Context<AppEnv>, ...attempts: Attempt[]) {
  const refused = await c.var.rateLimit.count(attempts, c.var.now)
  if (refused) throw tooManyAttempts(refused.waitSec, refused.limit.wayOut)
}

export function tooManyAttempts(waitSec: number, hint?: Message): Refusal {
  const message = limitMessages.tryAgainIn(waitSec)
  return new Refusal('too-many-attempts', { message, hint, headers: { 'Retry-After': String(waitSec) } })
}
