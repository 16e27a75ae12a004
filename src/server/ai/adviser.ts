import { createHmac } from 'node:crypto'
import { setTimeout as passing } from 'node:timers/promises'
import type { Insight } from '#domain/insight/insight.ts'
import { insightsFrom } from '#domain/insight/insights-from.ts'
import type { Database } from '#database/database.ts'
import type { InsightOutcome } from '#database/schema/insight-replies.ts'
import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { AskModel, ModelReply, Question } from './ask-model.ts'
import { INSIGHTS_PER_MANAGER } from './insight-limit.ts'
import { createKeptReplies } from './kept-replies.ts'

/** `limited` by us; `busy` is the provider. Both say when the manager may ask again. */
export type Advice =
  | { kind: 'insights'; insights: Insight[] }
  | { kind: 'limited' | 'busy'; waitSec: number }
  | { kind: 'wrong-key' | 'failed' }

/** The limit is the user's own; a reply is kept for the whole staff of the team. */
type Asker = { actorId: string; teamId: string }

export type Adviser = {
  /** Whom a wrong key is told about. */
  provider: string
  /** `input` is what the question was made from: the same one is asked once in five minutes. */
  advise: (asker: Asker, input: string, question: Question, gone: AbortSignal) => Promise<Advice>
}

type Dependencies = {
  db: Database
  rateLimit: RateLimit
  /** Of the hash under which a reply is kept. */
  hashKey: string
  clock: () => Date
  askModel: AskModel
  /** After which `askModel` has given up. */
  timeoutMs: number
  provider: string
}

const KEEP_INSIGHTS_MS = 5 * 60 * 1000
const CLAIM_MARGIN_MS = 10_000
const LOOK_AGAIN_MS = 200

/** Asks the model once per question, and each manager's questions within the limit, however many processes there are. */
export function createAdviser({ provider, ...ground }: Dependencies): Adviser {
  const { db, rateLimit, hashKey, clock, askModel, timeoutMs } = ground
  const kept = createKeptReplies(db)

  async function askWithinLimit(
    key: string,
    actorId: string,
    question: Question,
    gone: AbortSignal,
  ): Promise<Advice> {
    const now = clock()
    const refused = await rateLimit.count([[INSIGHTS_PER_MANAGER, actorId]], now)
    if (refused) {
      await kept.giveUp(key)
      return { kind: 'limited', waitSec: refused.waitSec }
    }
    const outcome = outcomeOf(await askModel(question, gone))
    // Until the manager may ask again anyway, a repeated question gets this same outcome instead of a refusal.
    const expiresAt =
      outcome.kind === 'insights'
        ? later(clock(), KEEP_INSIGHTS_MS)
        : later(now, INSIGHTS_PER_MANAGER.windowSec * 1000)
    if (outcome.kind === 'failed' && gone.aborted) await kept.giveUp(key)
    else await kept.keep(key, outcome, expiresAt)
    return adviceOf(outcome, expiresAt, clock())
  }

  return {
    provider,
    async advise({ actorId, teamId }, input, question, gone) {
      const key = createHmac('sha256', hashKey).update(`${teamId} ${input}`).digest('base64url')
      while (!gone.aborted) {
        const now = clock()
        const found = await kept.find(key, now)
        if (found?.outcome) return adviceOf(found.outcome, found.expiresAt, now)
        // Before the limit is counted: a question that is already being asked only waits for its reply, at no cost.
        if (!found && (await kept.claim(key, now, later(now, timeoutMs + CLAIM_MARGIN_MS))))
          return askWithinLimit(key, actorId, question, gone)
        await passing(LOOK_AGAIN_MS, undefined, { signal: gone }).catch(() => {})
      }
      return { kind: 'failed' }
    },
  }
}

function outcomeOf(reply: ModelReply): InsightOutcome {
  if (reply.kind !== 'reply') return { kind: reply.kind }
  const insights = insightsFrom(reply.text)
  return insights ? { kind: 'insights', insights } : { kind: 'failed' }
}

const adviceOf = (outcome: InsightOutcome, expiresAt: Date, now: Date): Advice =>
  outcome.kind === 'busy'
    ? { kind: 'busy', waitSec: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) }
    : outcome

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
