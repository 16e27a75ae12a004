import { z } from '@hono/zod-openapi'
import { athleteFacts } from '#domain/insight/athlete-facts.ts'
import { type AthleteRecord, isEmptyRecord, recentDays, recentNotes } from '#domain/insight/athlete-record.ts'
import { describeFact } from '#domain/insight/describe-fact.ts'
import type { Fact } from '#domain/insight/fact.ts'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { type Insight, insightKey, type LocalInsight, MAX_INSIGHTS, noData } from '#domain/insight/insight.ts'
import { genericInsights, localInsights } from '#domain/insight/local-insights.ts'
import { promptFor } from '#domain/insight/prompt-for.ts'
import { teamFacts } from '#domain/insight/team-facts.ts'
import { teamInsights } from '#domain/insight/team-insights.ts'
import type { Locale } from '#domain/language/locale.ts'
import type { Speech } from '#domain/language/speech.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import type { Adviser } from '#server/ai/adviser.ts'
import { INSIGHTS_PER_MANAGER, MIN_GAP_SEC } from '#server/ai/insight-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import { speechIn } from '#server/language/speech-in.ts'

const MAX_TOKENS = 500

/** Who reads them in which language, the team, the names that must not be told, and whether the client is gone. */
type Reader = {
  actorId: string
  teamId: string
  locale: Locale
  names: readonly string[]
  gone: AbortSignal
}

/** What is known of an athlete, and whether they agreed to have it told to a provider. */
type Told = { fullName: string; allowsAi: boolean; record: AthleteRecord }

export async function insightsOnAthlete(
  { record, allowsAi }: Told,
  adviser: Adviser | null,
  { locale, names, gone, ...asker }: Reader,
): Promise<InsightReply> {
  const speech = speechIn(locale)
  if (isEmptyRecord(record)) return nothingRecorded(speech)
  const facts = athleteFacts(record)
  if (facts.length === 0 || !adviser) return localReply(localInsights(facts, speech), speech)
  if (!allowsAi) return { ...localReply(localInsights(facts, speech), speech), notAgreed: 1 }
  const input = { locale, facts, days: recentDays(record), notes: recentNotes(record) }
  const question = { ...promptFor(input, names), maxTokens: MAX_TOKENS }
  const advice = await adviser.advise(asker, insightKey(input), question, gone)
  switch (advice.kind) {
    case 'insights':
      return providerReply(advice.insights, facts, speech)
    case 'limited':
      throw limitRefusal(advice.waitSec)
    case 'wrong-key':
      throw new Refusal('insights-key-invalid', { message: insightMessages.invalidKey(adviser.provider) })
    case 'busy':
      return localReply(localInsights(facts, speech), speech)
    case 'failed':
      return localReply(genericInsights(facts, speech), speech)
  }
}

/** Whom ‘Athlete 1’ and so on stand for. */
type TeamInsightReply = InsightReply & { names: string[] }

/** A provider is told of those who agreed; without any of them the insights are computed here, from everybody. */
export async function insightsOnTeam(
  members: readonly Told[],
  adviser: Adviser | null,
  reader: Reader,
): Promise<TeamInsightReply> {
  const reporting = members.filter(({ record }) => !isEmptyRecord(record))
  const agreed = reporting.filter(({ allowsAi }) => allowsAi)
  const isTold = adviser !== null && agreed.length > 0
  const shown = isTold ? agreed : members
  const reply = await insightsOnRecords(
    shown.map(({ record }) => record),
    isTold ? adviser : null,
    reader,
  )
  const { t } = speechIn(reader.locale)
  const notAgreed = adviser ? reporting.length - agreed.length : 0
  return { ...reply, notAgreed, names: shown.map(({ fullName }) => athleteName(fullName, t)) }
}

/** What athletes wrote and rated on a day stays out of it: it would be about persons, not about a team. */
async function insightsOnRecords(
  records: readonly AthleteRecord[],
  adviser: Adviser | null,
  { locale, names, gone, ...asker }: Reader,
): Promise<InsightReply> {
  const speech = speechIn(locale)
  if (records.every(isEmptyRecord)) return nothingRecorded(speech)
  const facts = teamFacts(records.map(athleteFacts))
  if (facts.length === 0 || !adviser) return localReply(teamInsights(facts, speech), speech)
  const input = { locale, facts, days: [], notes: [] }
  const question = { ...promptFor(input, names), maxTokens: undefined }
  const advice = await adviser.advise(asker, insightKey(input), question, gone)
  switch (advice.kind) {
    case 'insights':
      return providerReply(advice.insights, facts, speech)
    case 'limited':
      throw limitRefusal(advice.waitSec)
    case 'busy':
      throw rateLimitRefusal(advice.waitSec)
    case 'wrong-key':
    case 'failed':
      throw new Refusal('insights-failed')
  }
}

const BasedOn = z.array(z.string())

export const InsightReply = z.object({
  source: z.enum(['provider', 'local', 'none']).openapi({ description: 'none: there is nothing to analyze' }),
  insights: z
    .array(
      z
        .object({ area: z.string(), trend: z.string(), recommendation: z.string(), basedOn: BasedOn })
        .openapi({
          description: 'With its own facts if it was computed here',
        }),
    )
    .max(MAX_INSIGHTS),
  notAgreed: z.int().openapi({
    description: 'Of how many athletes a provider was told nothing, since they have not agreed to it',
  }),
  basedOn: BasedOn.openapi({ description: 'The facts a provider was told; none of them names anybody' }),
})
export type InsightReply = z.infer<typeof InsightReply>

const inWords = (facts: readonly Fact[], speech: Speech) => facts.map((fact) => describeFact(fact, speech))

const localReply = (insights: readonly LocalInsight[], speech: Speech): InsightReply => ({
  source: 'local',
  insights: insights.map((insight) => ({ ...insight, basedOn: inWords(insight.basedOn, speech) })),
  notAgreed: 0,
  basedOn: [],
})

const nothingRecorded = (speech: Speech): InsightReply => ({
  ...localReply([noData(speech)], speech),
  source: 'none',
})

const providerReply = (
  insights: readonly Insight[],
  facts: readonly Fact[],
  speech: Speech,
): InsightReply => ({
  source: 'provider',
  insights: insights.map((insight) => ({ ...insight, basedOn: [] })),
  notAgreed: 0,
  basedOn: inWords(facts, speech),
})

/** `waitSec` is what is left of the window. */
function limitRefusal(waitSec: number): Refusal {
  const headers = { 'Retry-After': String(waitSec) }
  const gapSec = Math.min(MIN_GAP_SEC, waitSec - (INSIGHTS_PER_MANAGER.windowSec - MIN_GAP_SEC))
  return gapSec > 0
    ? new Refusal('insights-too-soon', { message: insightMessages.tooSoon(gapSec), headers })
    : rateLimitRefusal(waitSec)
}

const rateLimitRefusal = (waitSec: number): Refusal =>
  new Refusal('insights-rate-limited', {
    message: insightMessages.rateLimited(waitSec),
    headers: { 'Retry-After': String(waitSec) },
  })
