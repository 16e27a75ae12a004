import { athleteFacts } from '#domain/insight/athlete-facts.ts'
import type { AthleteRecord } from '#domain/insight/athlete-record.ts'
import { insightKey } from '#domain/insight/insight-key.ts'
import { promptFor } from '#domain/insight/prompt-for.ts'
import { teamFacts } from '#domain/insight/team-facts.ts'
import { teamInsights } from '#domain/insight/team-insights.ts'
import type { Adviser } from '#server/ai/adviser.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type InsightReply, localReply, providerReply } from './insight-reply.ts'
import type { Reader } from './insights-on-athlete.ts'
import { limitRefusal, rateLimitRefusal } from './limit-refusal.ts'

/** What athletes wrote and rated on a day stays out of it: it would be about persons, not about a team. */
export async function insightsOnTeam(
  records: readonly AthleteRecord[],
  adviser: Adviser | null,
  { managerId, names, gone }: Reader,
): Promise<InsightReply> {
  const facts = teamFacts(records.map(athleteFacts))
  if (facts.length === 0 || !adviser) return localReply(teamInsights(facts))
  const input = { facts, days: [], notes: [] }
  const question = { ...promptFor(input, names), maxTokens: undefined }
  const advice = await adviser.advise(managerId, insightKey(input), question, gone)
  switch (advice.kind) {
    case 'insights':
      return providerReply(advice.insights, facts)
    case 'limited':
      throw limitRefusal(advice.waitSec)
    case 'busy':
      throw rateLimitRefusal(advice.waitSec)
    case 'wrong-key':
    case 'failed':
      throw new Refusal('insights-failed')
  }
}
