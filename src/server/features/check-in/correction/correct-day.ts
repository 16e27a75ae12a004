import type { ActorTx } from '#database/as-actor.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { DayCorrection, DayToCorrect, OwnDay } from '#domain/check-in/corrected-day.ts'
import {
  belongsToForm,
  CORRECTION_DAYS,
  type CorrectionRefusal,
  type Corrector,
  hiddenBecause,
  lockedBecause,
  type Membership,
  ownDaysToCorrect,
} from '#domain/check-in/correction.ts'
import { correctionMessages } from '#domain/check-in/correction-messages.ts'
import type { Answer, Day } from '#domain/check-in/day.ts'
import { formDay } from '#domain/form-window/form-window.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announce, staffChannel, userChannel } from '#server/live/announce.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { sessionRows } from '../save-day.ts'
import { correctParts, type DayMeant, dayWithCorrections, membershipOf, ownDaysSince } from './queries.ts'

/** Whose day, and who would correct it. */
export type Meant = DayMeant & {
  by: Corrector
  actorId: string
  /** Viewers and medical staff read, and correct nothing. */
  mayCorrect: boolean
}

type Calendar = { timeZone: string; today: LocalDay; membership: Membership }

/** The team's day and since when the athlete is on it; for anybody else's athlete there is none. */
async function calendarOf(
  tx: ActorTx,
  { teamId, athleteId }: { teamId: string; athleteId: string },
  now: Date,
): Promise<Calendar> {
  const [window, [member]] = await Promise.all([
    formWindow(tx, teamId),
    tx.run(membershipOf({ teamId, athleteId })),
  ])
  if (!member) throw new Refusal('not-found')
  const { timeZone } = window
  const joinedOn = localDayIn(timeZone, member.joinedAt)
  return { timeZone, today: formDay(window, now), membership: { joinedOn, sharesFrom: member.sharesFrom } }
}

/** The day as it stands, however long ago: that it was corrected is shown for ever. */
export async function readDay(tx: ActorTx, meant: Meant, now: Date): Promise<DayToCorrect> {
  const { timeZone, today, membership } = await calendarOf(tx, meant, now)
  const hidden = hiddenBecause(meant.by, meant.day, today, membership)
  if (hidden) throw refusalOf(hidden, meant)
  const mayCorrect = meant.mayCorrect && !lockedBecause(meant.by, meant.day, today, membership)
  return { today, mayCorrect, ...(await dayWithCorrections(tx, meant, timeZone)) }
}

/**
 * Changes what the correction names, notes what was there before, and answers with the day as it is then. All in the
 * transaction of the caller: a day is never changed without its note.
 */
export async function correctDay(
  tx: ActorTx,
  meant: Meant,
  correction: DayCorrection,
  now: Date,
): Promise<DayToCorrect> {
  const { by, day, athleteId, teamId, actorId } = meant
  const { timeZone, today, membership } = await calendarOf(tx, meant, now)
  const locked = lockedBecause(by, day, today, membership)
  if (locked) throw refusalOf(locked, meant)
  const before = await dayWithCorrections(tx, meant, timeZone)
  if (day === today && belongsToForm(correction, before.day)) throw refusalOf('today-in-form', meant)

  const answers = JSON.stringify(answersToAsked(correction.answers ?? [], before.day))
  const sessions = JSON.stringify(sessionRows(correction))
  const [done] = await tx.run(correctParts({ teamId, athleteId, day, answers, sessions, at: now }))
  if (done?.changed == null) throw new Refusal('not-found')
  if (done.changed === 0) return { today, mayCorrect: true, ...before }
  await announce(tx, staffChannel(teamId), 'team-day')
  await announce(tx, userChannel(athleteId), 'day')
  if (by === 'staff')
    await noteChange(tx, { teamId, actorId, what: 'day-corrected', aboutId: athleteId, after: day }, now)
  return { today, mayCorrect: true, ...(await dayWithCorrections(tx, meant, timeZone)) }
}

/** A question that was not asked then, or is not the corrector's to see, is refused as one that never was. */
function answersToAsked(answers: Answer[], { metrics }: Day): Answer[] {
  const types = new Map(metrics.map(({ id, type }) => [id, type]))
  if (answers.some(({ metricId, kind }) => types.get(metricId) !== kind)) throw new Refusal('not-found')
  return [...new Map(answers.map((answer) => [answer.metricId, answer])).values()]
}

function refusalOf(code: CorrectionRefusal, { by }: Meant): Refusal {
  return new Refusal(
    code,
    code === 'day-too-old' ? { message: correctionMessages.tooOld(CORRECTION_DAYS[by]) } : {},
  )
}

/** Every day that the athlete may correct, those without a report too. */
export async function ownDays(
  tx: ActorTx,
  member: { athleteId: string; teamId: string },
  now: Date,
): Promise<{ today: LocalDay; days: OwnDay[] }> {
  const { today, membership } = await calendarOf(tx, member, now)
  const days = ownDaysToCorrect(today, membership)
  const reported = await tx.run(ownDaysSince({ ...member, day: days.at(-1) ?? today }))
  const byDay = new Map(reported.map((row) => [row.day, row]))
  const nothing = { isAnswered: false, sessions: 0, isCorrected: false }
  return { today, days: days.map((day) => ({ ...nothing, ...byDay.get(day), day })) }
}
