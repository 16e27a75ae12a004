import { athleteFacts } from '#domain/insight/athlete-facts.ts'
import type { AthleteRecord } from '#domain/insight/athlete-record.ts'
import { genericInsights } from '#domain/insight/generic-insights.ts'
import { insightKey } from '#domain/insight/insight-key.ts'
import { localInsights } from '#domain/insight/local-insights.ts'
import { promptFor } from '#domain/insight/prompt-for.ts'
import { recentDays } from '#domain/insight/recent-days.ts'
import { recentNotes } from '#domain/insight/recent-notes.ts'
import { insightMessages } from '#domain/messages/insight-messages.ts'
import type { Adviser } from '#server/ai/adviser.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type InsightReply, localReply, providerReply } from './insight-reply.ts'
import { limitRefusal } from './limit-refusal.ts'

const MAX_TOKENS = 500

/** Whose eyes they are for, what must not be told, and whether they still look. */
export type Reader = { managerId: string; names: readonly string[]; gone: AbortSignal }

export async function insightsOnAthlete(
  record: AthleteRecord,
  adviser: Adviser | null,
  { managerId, names, gone }: Reader,
): Promise<InsightReply> {
  const facts = athleteFacts(record)
  if (facts.length === 0 || !adviser) return localReply(localInsights(facts))
  const input = { facts, days: recentDays(record), notes: recentNotes(record) }
  const question = { ...promptFor(input, names), maxTokens: MAX_TOKENS }
  const advice = await adviser.advise(managerId, insightKey(input), question, gone)
  switch (advice.kind) {
    case 'insights':
      return providerReply(advice.insights, facts)
    case 'limited':
      throw limitRefusal(advice.waitSec)
    case 'wrong-key':
      throw new Refusal('insights-key-invalid', { message: insightMessages.invalidKey(adviser.provider) })
    case 'busy':
      return localReply(localInsights(facts))
    case 'failed':
      return localReply(genericInsights(facts))
  }
}
