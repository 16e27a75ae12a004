import { queryOptions } from '@tanstack/react-query'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { ArchivedMetric, Metric, MetricChange, NewMetric } from '#domain/metric/metric.ts'
import { api } from '#web/api/client.ts'
import { Refused } from '#web/ui/refused.ts'
import { ask, bodyOf, refusalOf, refusedBy } from '#web/api/reply.ts'

const HOUR_MS = 60 * 60 * 1000
const { metrics: ofTeam } = api.teams[':teamId']

/** One of a team's metrics, as an address. */
export type MetricAddress = { teamId: string; id: string }

type Metrics = { metrics: Metric[]; archived: ArchivedMetric[] }

/**
 * What the team is asked and was asked before. Changes are announced, so an hour is a safeguard, not the way to learn of them. Data that
 * no screen shows is kept as long: five minutes, the default of the library, would end the hour early.
 */
export const metricsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['metrics', teamId],
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    queryFn: (): Promise<Metrics> => bodyOf(ofTeam.$get({ param: { teamId } })),
  })

/** Refusals that say what to do. */
const OURS = new Set(['metric-limit-unseen', 'invalid-input', 'audience-not-yours'])

export async function createMetric(teamId: string, metric: NewMetric): Promise<Metric> {
  const answer = await ask(ofTeam.$post({ param: { teamId }, json: metric }))
  if (answer === 'unreachable') throw await refusedBy(answer, metricMessages.createUnexpected)
  if (answer.ok) return (await answer.json()).metric
  const refusal = await refusalOf(answer)
  if (refusal?.code === 'metric-limit')
    throw new Refused({ failure: { message: metricMessages.limitReached } })
  const isOurs = refusal && OURS.has(refusal.code)
  throw new Refused({ failure: { message: isOurs ? refusal.message : metricMessages.createFailed } })
}

export async function changeMetric(param: MetricAddress, change: MetricChange) {
  const answer = await ask(ofTeam[':id'].$patch({ param, json: change }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.renameFailed)
}

export async function archiveMetric(param: MetricAddress) {
  const answer = await ask(ofTeam[':id'].archive.$post({ param }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.archiveFailed)
}

export async function restoreMetric(param: MetricAddress) {
  const answer = await ask(ofTeam[':id'].restore.$post({ param }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.restoreFailed)
}

/** A metric that is gone already is what was asked for. What the server says against it is a problem of what stays. */
export async function deleteMetric(param: MetricAddress) {
  const answer = await ask(ofTeam[':id'].$delete({ param }))
  if (answer !== 'unreachable' && (answer.ok || answer.status === 404)) return
  const refusal = answer === 'unreachable' ? null : await refusalOf(answer)
  if (!refusal) throw new Refused({ failure: { message: metricMessages.deleteUnexpected } })
  const stayed = refusal.code === 'metric-answers-stayed' ? 'responses' : 'metric'
  throw new Refused({ problems: { [stayed]: refusal.message } })
}

export async function addStarterSet(teamId: string) {
  const answer = await ask(ofTeam['starter-set'].$post({ param: { teamId } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.starterSetFailed)
}

/** Asked each time it is about to matter. Not a part of ['metrics']: a deleted metric is not to be asked for again. */
export const answerCountQuery = (param: MetricAddress) =>
  queryOptions({
    queryKey: ['answer-count', param.id],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => bodyOf(ofTeam[':id']['answer-count'].$get({ param })),
  })

export async function arrangeMetrics(teamId: string, ids: string[]) {
  const answer = await ask(ofTeam.order.$put({ param: { teamId }, json: { ids } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, metricMessages.orderFailed)
}
