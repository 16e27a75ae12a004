import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { absenceDetails } from '#database/schema/absence-details.ts'
import { absences } from '#database/schema/absences.ts'
import { type AbsenceWish, type DetailsWish } from '#domain/absence/absence-problem.ts'
import { tidyNote } from '#domain/text/tidy-note.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AbsenceRow } from './queries.ts'

export type Meant = { id: string; teamId: string; athleteId: string; actorId: string }

const isMeant = ({ id, teamId, athleteId }: Omit<Meant, 'actorId'>) =>
  and(eq(absences.id, id), eq(absences.teamId, teamId), eq(absences.athleteId, athleteId))

/**
 * Stores an absence in place of `before`, which the actor may change. Whether there was anything to store: the same again,
 * after a lost answer, changes nothing.
 */
export async function storeAbsence(
  tx: ActorTx,
  meant: Meant,
  { details, note, ...period }: AbsenceWish,
  before: AbsenceRow | undefined,
  now: Date,
): Promise<boolean> {
  const { status, offKind, firstDay, backOn } = period
  const wanted = { status, offKind, firstDay, backOn, note: tidyNote(note) }
  const isStored = before ? await change(tx, meant, wanted, before) : await add(tx, meant, wanted, now)
  const isSaid = details !== undefined && (await sayWhy(tx, meant, details, before))
  return isStored || isSaid
}

type Wanted = Omit<AbsenceWish, 'details'>

/** The same id at the same moment is stored once; that of another's absence is nobody's here. */
async function add(tx: ActorTx, meant: Meant, wanted: Wanted, now: Date) {
  const { actorId, ...key } = meant
  const added = await tx
    .insert(absences)
    .values({ ...key, ...wanted, setBy: actorId, setAt: now })
    .onConflictDoNothing()
    .returning({ id: absences.id })
  if (added.length > 0) return true
  if ((await tx.$count(absences, isMeant(meant))) === 0) throw new Refusal('not-found')
  return false
}

async function change(tx: ActorTx, meant: Meant, wanted: Wanted, before: AbsenceRow) {
  const { status, offKind, firstDay, backOn, note } = before
  if (isDeepStrictEqual({ status, offKind, firstDay, backOn, note }, wanted)) return false
  const changed = await tx
    .update(absences)
    .set(wanted)
    .where(and(isMeant(meant), isNull(absences.endedOn)))
    .returning({ id: absences.id })
  if (changed.length === 0) throw new Refusal('absence-ended')
  return true
}

async function sayWhy(
  tx: ActorTx,
  { id: absenceId, teamId, athleteId }: Meant,
  details: DetailsWish | null,
  before: AbsenceRow | undefined,
): Promise<boolean> {
  const said = details && { reason: details.reason, note: tidyNote(details.note) }
  const stood = before?.reason ? { reason: before.reason, note: before.detailNote } : null
  if (isDeepStrictEqual(said, stood)) return false
  if (before?.endedOn) throw new Refusal('absence-ended')
  if (said) {
    await tx
      .insert(absenceDetails)
      .values({ absenceId, teamId, athleteId, ...said })
      .onConflictDoUpdate({ target: absenceDetails.absenceId, set: said })
  } else {
    await tx
      .delete(absenceDetails)
      .where(and(eq(absenceDetails.absenceId, absenceId), eq(absenceDetails.athleteId, athleteId)))
  }
  return true
}

/** False if somebody ended it at the same moment. */
export async function endAbsence(tx: ActorTx, meant: Meant, endedOn: LocalDay, now: Date): Promise<boolean> {
  const ended = await tx
    .update(absences)
    .set({ endedOn, endedBy: meant.actorId, endedAt: now })
    .where(and(isMeant(meant), isNull(absences.endedOn)))
    .returning({ id: absences.id })
  return ended.length > 0
}

export async function deleteAbsence(tx: ActorTx, meant: Meant) {
  await tx.delete(absences).where(and(isMeant(meant), eq(absences.setBy, meant.actorId)))
}
