import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import type { Insight } from '#domain/insight/insight.ts'
import { withNames } from '#domain/insight/pseudonym.ts'
import { i18n } from '#web/language/i18n.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'
import { Refused } from '#web/ui/refused.ts'

type Insights = {
  source: 'provider' | 'local' | 'none'
  insights: (Insight & { basedOn: string[] })[]
  /** Of how many athletes a provider was told nothing, since they have not agreed to it. */
  notAgreed: number
  /** The facts behind all of them, where they do not bring their own. */
  basedOn: string[]
}

export const insightsKey = ['insights'] as const

const { insights: ofTeam } = api.teams[':teamId']

export const insightsQuery = (teamId: string, subject: Subject) =>
  queryOptions({
    queryKey: [...insightsKey, teamId, keyOf(subject), i18n.locale],
    queryFn: ({ signal }) =>
      isAthlete(subject)
        ? onAthlete({ teamId, id: subject.id }, signal)
        : onTeam({ teamId, group: subject.group?.id }, signal),
    // The limits allow few requests: only the user asks again, never an event of the team or a return to the tab.
    staleTime: 'static',
    // The server keeps the answer, and knows when it is out of date.
    gcTime: 0,
    retry: false,
  })

async function onAthlete(param: { teamId: string; id: string }, signal: AbortSignal): Promise<Insights> {
  const answer = await ask(ofTeam.athletes[':id'].$post({ param }, { init: { signal } }))
  if (answer === 'unreachable' || !answer.ok) throw await refused(answer)
  return answer.json()
}

/** The server tells a team's insights with pseudonyms. */
async function onTeam(
  asked: { teamId: string; group: string | undefined },
  signal: AbortSignal,
): Promise<Insights> {
  const { teamId, group } = asked
  const answer = await ask(
    ofTeam.team.$post({ param: { teamId }, query: group ? { group } : {} }, { init: { signal } }),
  )
  if (answer === 'unreachable' || !answer.ok) throw await refused(answer)
  const { source, insights, notAgreed, basedOn, names } = await answer.json()
  const named = (text: string) => withNames(text, names)
  return {
    source,
    insights: insights.map((insight) => ({
      area: named(insight.area),
      trend: named(insight.trend),
      recommendation: named(insight.recommendation),
      basedOn: insight.basedOn.map(named),
    })),
    notAgreed,
    basedOn: basedOn.map(named),
  }
}

async function refused(answer: { status: number; json(): Promise<unknown> } | 'unreachable') {
  if (answer !== 'unreachable' && answer.status === 429) {
    return new Refused({ failure: { message: insightMessages.panelLimited } })
  }
  return refusedBy(answer, insightMessages.failed)
}

/** Read from weeks of the whole team: too much to ask for again with every answer that comes in. */
const REFETCH_MS = 60_000

const { 'standing-out': standingOut } = api.teams[':teamId']

export type Standing = InferResponseType<typeof standingOut.$get, 200>

/** Who stands out on a day; without one on the team's today. */
export const standingOutQuery = (teamId: string, day: string | undefined) =>
  queryOptions({
    queryKey: ['standing-out', teamId, day ?? 'today', i18n.locale],
    queryFn: () => bodyOf(standingOut.$get({ param: { teamId }, query: day ? { day } : {} })),
    refetchInterval: REFETCH_MS,
    placeholderData: (previous, query) => (query?.queryKey[1] === teamId ? previous : undefined),
    meta: { topics: ['athletes', 'metrics'] },
  })

/** Whom insights are about: an athlete, the team, or one of its groups. */
export type AthleteSubject = { id: string; fullName: string; avatarUrl: string | null }
export type Subject = AthleteSubject | { group: { id: string; name: string } | undefined }

export const isAthlete = (subject: Subject): subject is AthleteSubject => 'fullName' in subject

/** Nothing of one of them may be seen under the name of another. */
export const keyOf = (subject: Subject): string =>
  isAthlete(subject) ? subject.id : (subject.group?.id ?? 'team')
