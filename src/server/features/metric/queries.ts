import { and, count, eq, sql } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import type { MetricRenaming, NewMetric } from '#domain/metric/metric.ts'
import { STARTER_SET } from '#domain/metric/starter-set.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Log } from '#server/process/log.ts'
import { metricOrder } from '#server/stored/reports.ts'

const { id, managerId, title, description, type } = customMetrics
const shown = { id, title, description, type }

export function metricsOf(tx: ActorTx, manager: string) {
  return tx.select(shown).from(customMetrics).where(eq(managerId, manager)).orderBy(metricOrder)
}

/** Counts what the manager can see: the answers of athletes on the team. */
export async function answerCount(tx: ActorTx, metricId: string): Promise<number> {
  const [counted] = await tx
    .select({ answers: count() })
    .from(metricResponses)
    .where(eq(metricResponses.metricId, metricId))
  return counted?.answers ?? 0
}

export async function isMetricOf(tx: ActorTx, manager: string, metricId: string): Promise<boolean> {
  const found = await tx.select({ id }).from(customMetrics).where(ofManager(manager, metricId))
  return found.length > 0
}

/** At the end: it shares the place of the last one and is younger, so that places never run out. */
export async function addMetric(tx: ActorTx, manager: string, metric: NewMetric) {
  await takeTurn(tx, manager)
  const last = sql`(select coalesce(max(m.position), 0) from custom_metrics m where m.manager_id = ${manager})`
  const [added] = await tx
    .insert(customMetrics)
    .values({ ...metric, managerId: manager, position: last })
    .returning(shown)
  return added!
}

/** None if there are metrics already. */
export async function addStarterSet(tx: ActorTx, manager: string) {
  await takeTurn(tx, manager)
  if ((await metricsOf(tx, manager)).length > 0) return 'metrics-exist'
  const metrics = STARTER_SET.map((metric, index) => ({ ...metric, managerId: manager, position: index }))
  await tx.insert(customMetrics).values(metrics)
  return metricsOf(tx, manager)
}

export async function renameMetric(tx: ActorTx, manager: string, metricId: string, renaming: MetricRenaming) {
  const [renamed] = await tx
    .update(customMetrics)
    .set(renaming)
    .where(ofManager(manager, metricId))
    .returning(shown)
  return renamed
}

/** All of the manager's metrics in a new order, or nothing if the ids are not exactly theirs. */
export async function arrangeMetrics(tx: ActorTx, manager: string, ids: string[]) {
  await takeTurn(tx, manager)
  const present = (await metricsOf(tx, manager)).map((metric) => metric.id)
  if (ids.toSorted().join() !== present.toSorted().join()) return 'metrics-changed'
  await tx
    .update(customMetrics)
    .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${id}) - 1` })
    .where(eq(managerId, manager))
  return 'arranged'
}

/** Its answers go with it, by the foreign key. */
export async function removeMetric(tx: ActorTx, manager: string, metricId: string): Promise<boolean> {
  const removed = await tx.delete(customMetrics).where(ofManager(manager, metricId)).returning({ id })
  return removed.length > 0
}

const ofManager = (manager: string, metricId: string) => and(eq(id, metricId), eq(managerId, manager))

/** One after the other per manager, by the lock under which the database counts to ten (migration 0002). */
async function takeTurn(tx: ActorTx, manager: string) {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, manager)).for('no key update')
}

/** What the database says no to, as a refusal; anything else stays what it is. */
export function databaseRefusal(error: unknown, log: Log): unknown {
  const { code, constraint, where } = databaseErrorOf(error)
  if (constraint === 'custom_metrics_at_most_10_per_manager') return new Refusal('metric-limit')
  // The statement it failed in: the one that the foreign key runs when a metric goes.
  if (where?.includes('"metric_responses"')) {
    log.error({ code }, 'the answers to a metric could not be deleted')
    return new Refusal('metric-answers-stayed')
  }
  return error
}
