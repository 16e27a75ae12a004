import { queryOptions } from '@tanstack/react-query'
import type { Insight } from '#domain/insight/insight.ts'
import { withNames } from '#domain/insight/pseudonym.ts'
import { insightMessages } from '#domain/messages/insight-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { InsightsRefused } from './insights-refused.ts'
import type { Subject } from './subject.ts'

/** Whoever opens the insights and closes them at once has asked for nothing. */
const DELAY_MS = 100

type Insights = {
  source: 'provider' | 'local'
  insights: (Insight & { basedOn: string[] })[]
  /** The facts behind all of them, where they do not bring their own. */
  basedOn: string[]
}

export const insightsKey = ['insights'] as const

export const insightsQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...insightsKey, subject === 'team' ? subject : subject.id],
    queryFn: async ({ signal }): Promise<Insights> => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
      signal.throwIfAborted()
      return subject === 'team' ? onTeam(signal) : onAthlete(subject.id, signal)
    },
    // The limits are few requests wide: only a hand asks again, no news of the team and no return to the tab.
    staleTime: 'static',
    // The server keeps the answer, and knows when it is out of date.
    gcTime: 0,
    retry: false,
  })

async function onAthlete(id: string, signal: AbortSignal): Promise<Insights> {
  const answer = await ask(api.insights.athletes[':id'].$post({ param: { id } }, { init: { signal } }))
  if (answer === 'unreachable' || !answer.ok) throw await refused(answer)
  return answer.json()
}

/** The server tells a team's insights with pseudonyms. */
async function onTeam(signal: AbortSignal): Promise<Insights> {
  const answer = await ask(api.insights.team.$post({}, { init: { signal } }))
  if (answer === 'unreachable' || !answer.ok) throw await refused(answer)
  const { source, insights, basedOn, names } = await answer.json()
  const named = (text: string) => withNames(text, names)
  return {
    source,
    insights: insights.map((insight) => ({
      area: named(insight.area),
      trend: named(insight.trend),
      recommendation: named(insight.recommendation),
      basedOn: insight.basedOn.map(named),
    })),
    basedOn: basedOn.map(named),
  }
}

async function refused(answer: { status: number; json(): Promise<unknown> } | 'unreachable') {
  if (answer !== 'unreachable' && answer.status === 429) {
    return new InsightsRefused(insightMessages.panelLimited)
  }
  const { message, hint } = await failureOf(answer, insightMessages.failed)
  return new InsightsRefused(hint ? `${message} ${hint}` : message)
}
