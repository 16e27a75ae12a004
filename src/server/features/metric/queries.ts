import { and, eq, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import type { MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import { STARTER_SET } from '#domain/metric/starter-set.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/process/log.ts'
import { metricOrder } from '#server/stored/reports.ts'
import { lockTeam } from '#server/stored/team-rows.ts'

const { id, teamId, title, description, type } = customMetrics
const shown = { id, title, description, type }

export function metricsOf(tx: ActorTx, team: string) {
  return tx.select(shown).from(customMetrics).where(eq(teamId, team)).orderBy(metricOrder)
}

export async function isMetricOf(tx: ActorTx, team: string, metricId: string): Promise<boolean> {
  const found = await tx.select({ id }).from(customMetrics).where(ofTeam(team, metricId))
  return found.length > 0
}

/** At the end: it shares the place of the last one and is younger, so that places never run out. */
export async function addMetric(tx: ActorTx, team: string, metric: NewMetric) {
  await lockTeam(tx, team)
  const last = sql`(select coalesce(max(m.position), 0) from custom_metrics m where m.team_id = ${team})`
  const [added] = await tx
    .insert(customMetrics)
    .values({ ...metric, teamId: team, position: last })
    .returning(shown)
  return added!
}

/** None if there are metrics already. */
export async function addStarterSet(tx: ActorTx, team: string) {
  await lockTeam(tx, team)
  if ((await metricsOf(tx, team)).length > 0) return 'metrics-exist'
  const metrics = STARTER_SET.map((metric, index) => ({ ...metric, teamId: team, position: index }))
  await tx.insert(customMetrics).values(metrics)
  return metricsOf(tx, team)
}

export async function renameMetric(tx: ActorTx, team: string, metricId: string, renaming: MetricRenaming) {
  const [renamed] = await tx
    .update(customMetrics)
    .set(renaming)
    .where(ofTeam(team, metricId))
    .returning(shown)
  return renamed
}

/** All of the team's metrics in a new order, or nothing if the ids are not exactly theirs. */
export async function arrangeMetrics(tx: ActorTx, team: string, ids: string[]) {
  await lockTeam(tx, team)
  const present = (await metricsOf(tx, team)).map((metric) => metric.id)
  if (ids.toSorted().join() !== present.toSorted().join()) return 'metrics-changed'
  await tx
    .update(customMetrics)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${id}) - 1` })
    .where(eq(teamId, team))
  return 'arranged'
}

/** Its answers go with it, by the foreign key. */
export async function removeMetric(tx: ActorTx, team: string, metricId: string): Promise<boolean> {
  const removed = await tx.delete(customMetrics).where(ofTeam(team, metricId)).returning({ id })
  return removed.length > 0
}

const ofTeam = (team: string, metricId: string) => and(eq(id, metricId), eq(teamId, team))

/** What the database says no to, as a refusal; anything else stays what it is. */
export function databaseRefusal(error: unknown, log: Log): unknown {
  const { code, constraint, where } = databaseErrorOf(error)
  if (constraint === 'custom_metrics_at_most_10_per_team') return new Refusal('metric-limit')
  // The statement it failed in: the one that the foreign key runs when a metric goes.
  if (where?.includes('"metric_responses"')) {
    log.error({ code }, 'the answers to a metric could not be deleted')
    return new Refusal('metric-answers-stayed')
  }
  return error
}
