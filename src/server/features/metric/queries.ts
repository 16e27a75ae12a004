import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { MAX_METRICS } from '#domain/metric/metric-limits.ts'
import type { MetricChange, NewMetric } from '#domain/metric/metric.ts'
import type { Speech } from '#domain/language/speech.ts'
import { STARTER_SET } from '#domain/metric/starter-set.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Told } from '#server/mail/letter.ts'
import { toAnybody } from '#server/mail/mail-queue.ts'
import { metricOrder } from '#server/stored/reports.ts'
import { type AsStaff, lockTeam } from '#server/stored/team-rows.ts'

const { id, teamId, title, description, type, audience, archivedAt } = customMetrics
const shown = { id, title, description, type, audience }

/** Those the reader may see. */
const ofTeam = (team: AsStaff, metricId?: string) =>
  and(
    eq(teamId, team.teamId),
    team.seesHealth ? undefined : eq(audience, 'staff'),
    metricId === undefined ? undefined : eq(id, metricId),
  )

export function metricsOf(tx: ActorTx, team: AsStaff) {
  return tx
    .select(shown)
    .from(customMetrics)
    .where(and(ofTeam(team), isNull(archivedAt)))
    .orderBy(metricOrder)
}

/** The last one that was archived first. */
export async function archivedMetricsOf(tx: ActorTx, team: AsStaff) {
  const archived = await tx
    .select({ ...shown, archivedAt })
    .from(customMetrics)
    .where(and(ofTeam(team), isNotNull(archivedAt)))
    .orderBy(sql`archived_at desc, id`)
  return archived.map((metric) => ({ ...metric, archivedAt: metric.archivedAt!.toISOString() }))
}

export async function isMetricOf(tx: ActorTx, team: AsStaff, metricId: string): Promise<boolean> {
  const found = await tx.select({ id }).from(customMetrics).where(ofTeam(team, metricId))
  return found.length > 0
}

/** At the end: it shares the place of the last one and is younger, so that places never run out. */
export async function addMetric(tx: ActorTx, team: AsStaff, metric: NewMetric) {
  await lockTeam(tx, team.teamId)
  await demandRoom(tx, team)
  const last = sql`(select coalesce(max(m.position), 0) from custom_metrics m where m.team_id = ${team.teamId})`
  const [added] = await tx
    .insert(customMetrics)
    .values({ ...metric, teamId: team.teamId, position: last })
    .returning(shown)
  return added!
}

/** Of those the actor sees; a trigger counts the others too (change-metrics.ts). */
async function demandRoom(tx: ActorTx, team: AsStaff) {
  if ((await metricsOf(tx, team)).length >= MAX_METRICS) throw new Refusal('metric-limit')
}

/** None if there are metrics already. */
export async function addStarterSet(tx: ActorTx, team: AsStaff, { t }: Speech) {
  await lockTeam(tx, team.teamId)
  if ((await metricsOf(tx, team)).length > 0) return 'metrics-exist'
  const metrics = STARTER_SET.map((metric, position) => ({
    title: t(metric.title),
    description: t(metric.description),
    type: metric.type,
    teamId: team.teamId,
    position,
  }))
  await tx.insert(customMetrics).values(metrics)
  return metricsOf(tx, team)
}

/** What it was before and what it is now. */
export async function changeMetric(tx: ActorTx, team: AsStaff, metricId: string, change: MetricChange) {
  const before = await lockMetric(tx, team, metricId)
  if (!before) return undefined
  const [after] = await tx.update(customMetrics).set(change).where(ofTeam(team, metricId)).returning(shown)
  return after && { before, after }
}

/** Until the transaction ends nobody changes it, and nobody answers it. The team first, as everywhere. */
export async function lockMetric(tx: ActorTx, team: AsStaff, metricId: string) {
  await lockTeam(tx, team.teamId)
  const [metric] = await tx
    .select({ ...shown, archivedAt })
    .from(customMetrics)
    .where(ofTeam(team, metricId))
    .for('update')
  return metric
}

/** All of the metrics that the actor sees in a new order, or nothing if the ids are not exactly theirs. */
export async function arrangeMetrics(tx: ActorTx, team: AsStaff, ids: string[]) {
  await lockTeam(tx, team.teamId)
  const present = (await metricsOf(tx, team)).map((metric) => metric.id)
  if (ids.toSorted().join() !== present.toSorted().join()) return 'metrics-changed'
  await tx
    .update(customMetrics)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${id}) - 1` })
    .where(and(ofTeam(team), inArray(id, present)))
  return 'arranged'
}

/** It is no longer asked, from `now` on. */
export async function archiveMetric(tx: ActorTx, team: AsStaff, metricId: string, now: Date) {
  await tx.update(customMetrics).set({ archivedAt: now }).where(ofTeam(team, metricId))
}

export async function restoreMetric(tx: ActorTx, team: AsStaff, metricId: string, now: Date) {
  await demandRoom(tx, team)
  await tx.update(customMetrics).set({ archivedAt: null, restoredAt: now }).where(ofTeam(team, metricId))
}

/** Its answers go with it, by the foreign key. Those who gave them are told, former athletes too. */
export async function removeMetric(tx: ActorTx, team: AsStaff, metricId: string, told: Told, now: Date) {
  await tx.execute(
    sql`select tell_whose_answers_go(${metricId}, ${toAnybody(told)}, ${now.toISOString()}::timestamptz)`,
  )
  await tx.delete(customMetrics).where(ofTeam(team, metricId))
}
