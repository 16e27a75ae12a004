import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import type { Metric } from '#domain/metric/metric.ts'
import type { TeamChange } from '#domain/team/team-changes.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { runningActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import type { Log } from '#server/process/log.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { type AsStaff, asStaff } from '#server/stored/team-rows.ts'
import { lockMetric } from './queries.ts'

/** The team whose metrics they are, as the one who changes them sees it. */
type Team = AsStaff & { name: string }
type Locked = NonNullable<Awaited<ReturnType<typeof lockMetric>>>
type Note = (what: TeamChange, before: Metric | null, after: Metric | null) => Promise<void>

/** Changes one of them, which is there and stays as it was found until then. */
export function changeOne(
  c: Context<AppEnv>,
  id: string,
  work: (tx: ActorTx, team: Team, metric: Locked, note: Note) => Promise<void>,
): Promise<void> {
  return change(c, async (tx, team, note) => {
    const metric = await lockMetric(tx, team, id)
    if (!metric) throw new Refusal('not-found')
    await work(tx, team, metric, note)
  })
}

/** Changes the team's metrics, notes it and tells the team: all or nothing. */
export async function change<T>(
  c: Context<AppEnv>,
  work: (tx: ActorTx, team: Team, note: Note) => Promise<T>,
): Promise<T> {
  const { id, team } = runningActorOf(c)
  return asActor(c.var.db, id, async (tx) => {
    const note: Note = (what, before, after) =>
      noteChange(
        tx,
        { teamId: team.id, actorId: id, what, before: titleToNote(before), after: titleToNote(after) },
        c.var.now,
      )
    const changed = await work(tx, { ...asStaff(team), name: team.name }, note)
    await announce(tx, teamChannel(team.id), 'metrics')
    return changed
  }).catch((error: unknown) => {
    throw databaseRefusal(error, c.var.log)
  })
}

/** An owner who does not see health answers reads the changes too, so what is asked about health is not named there. */
const titleToNote = (metric: Metric | null) => (metric?.audience === 'staff' ? metric.title : null)

/** What the database says no to, as a refusal; anything else stays what it is. */
function databaseRefusal(error: unknown, log: Log): unknown {
  const { code, constraint, where } = databaseErrorOf(error)
  // The actor sees fewer than ten, or had been refused before.
  if (constraint === 'custom_metrics_at_most_10_per_team') return new Refusal('metric-limit-unseen')
  if (constraint === 'custom_metrics_audience_stays') return new Refusal('audience-stays')
  // The statement it failed in: the one that the foreign key runs when a metric goes.
  if (where?.includes('"metric_responses"')) {
    log.error({ code }, 'the answers to a metric could not be deleted')
    return new Refusal('metric-answers-stayed')
  }
  return error
}
