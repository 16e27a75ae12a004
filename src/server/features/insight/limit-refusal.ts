import { insightMessages } from '#domain/messages/insight-messages.ts'
import { INSIGHTS_PER_MANAGER, MIN_GAP_SEC } from '#server/ai/insight-limit.ts'
import { Refusal } from '#server/http/refusal.ts'

/** `waitSec` is what is left of the window. */
export function limitRefusal(waitSec: number): Refusal {
  const headers = { 'Retry-After': String(waitSec) }
  const gapSec = Math.min(MIN_GAP_SEC, waitSec - (INSIGHTS_PER_MANAGER.windowSec - MIN_GAP_SEC))
  return gapSec > 0
    ? new Refusal('insights-too-soon', { message: insightMessages.tooSoon(gapSec), headers })
    : rateLimitRefusal(waitSec)
}

export const rateLimitRefusal = (waitSec: number): Refusal =>
  new Refusal('insights-rate-limited', {
    message: insightMessages.rateLimited(waitSec),
    headers: { 'Retry-After': String(waitSec) },
  })
