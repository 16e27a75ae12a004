import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { absenceProblem, type AbsenceWish, endOf, endProblem } from '#domain/absence/absence-problem.ts'
import type { Absence } from '#domain/absence/absence-schemas.ts'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { MAX_RANGE_DAYS, rangeFault } from '#domain/statistics/statistics-filter.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { ABSENCES_PER_USER } from '#server/limits/attempt-limits.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { tellOfAbsence } from '#server/stored/absences.ts'
import { deleteAbsence, endAbsence, type Meant, storeAbsence } from './change-absence.ts'
import { absenceOf, absencesIn, isOnTeam, type Reader, shownAbsence } from './queries.ts'

/** Who asks: one of the staff, who may set or only read, or the athlete. */
export type Asker = Reader & { maySet: boolean }

type Days = { today: LocalDay; timeZone: string }

/** On the team's calendar, and not by when its form opens. */
async function daysOf(tx: ActorTx, { teamId }: Asker, now: Date): Promise<Days> {
  const { timeZone } = await formWindow(tx, teamId)
  return { timeZone, today: localDayIn(timeZone, now) }
}

type Asked = { from?: LocalDay | undefined; to?: LocalDay | undefined }

/** Those that touch the days asked for; from today on, unless they are. */
export function listAbsences(c: Context<AppEnv>, asker: Asker, asked: Asked) {
  const { maySet, ...reader } = asker
  return asActor(c.var.db, asker.actorId, async (tx) => {
    const days = await daysOf(tx, asker, c.var.now)
    const from = asked.from ?? days.today
    const range = { from, to: asked.to ?? addDays(from, MAX_RANGE_DAYS - 1) }
    const fault = rangeFault(range)
    if (fault) throw new Refusal('invalid-input', { message: fault })
    const rows = await tx.run(absencesIn(reader, range))
    return {
      today: days.today,
      absences: rows.map((row) => shownAbsence(row, { ...days, ...reader, maySet })),
    }
  })
}

type Put = { id: string; athleteId: string; wish: AbsenceWish }

/** Stores it as it is wanted, by the id that the device made, and tells who sees it. */
export function putAbsence(c: Context<AppEnv>, asker: Asker, { id, athleteId, wish }: Put): Promise<Absence> {
  return changing(c, asker, async (tx, days) => {
    const meant = await athleteMeant(tx, asker, id, athleteId)
    const [before] = await tx.run(absenceOf(asker, id))
    if (before && before.athleteId !== athleteId) throw new Refusal('not-found')
    if (before && asker.isAthlete && !before.isMine) throw new Refusal('absence-not-yours')
    const problem = absenceProblem(wish, { today: days.today, byAthlete: asker.isAthlete, before })
    if (problem) throw new Refusal('unfit-absence', { message: problem })
    const isNew = await storeAbsence(tx, meant, wish, before, c.var.now)
    if (isNew) await tellOfAbsence(tx, meant)
    return shown(tx, asker, id, days)
  })
}

type End = { id: string; endedOn: LocalDay | undefined }

/** Ends it, once. */
export function putEnd(c: Context<AppEnv>, asker: Asker, { id, endedOn }: End): Promise<Absence> {
  return changing(c, asker, async (tx, days) => {
    const [before] = await tx.run(absenceOf(asker, id))
    if (!before) throw new Refusal('not-found')
    if (asker.isAthlete && !before.isMine) throw new Refusal('absence-not-yours')
    if (before.endedOn === null) {
      const on = endedOn ?? endOf(before, days.today)
      const problem = endProblem(before, on, days.today)
      if (problem) throw new Refusal('unfit-absence', { message: problem })
      const meant = { ...asker, id, athleteId: before.athleteId }
      if (await endAbsence(tx, meant, on, c.var.now)) await tellOfAbsence(tx, meant)
    }
    return shown(tx, asker, id, days)
  })
}

/** A mistake of today, by who made it. */
export function takeBack(c: Context<AppEnv>, asker: Asker, id: string): Promise<void> {
  return changing(c, asker, async (tx, days) => {
    const { mayDelete, athleteId } = await shown(tx, asker, id, days)
    if (!mayDelete) throw new Refusal('absence-kept')
    const meant = { ...asker, id, athleteId }
    await deleteAbsence(tx, meant)
    await tellOfAbsence(tx, meant)
  })
}

/** For the staff an athlete who is on the team, whom a policy would refuse with no sentence. */
async function athleteMeant(tx: ActorTx, asker: Asker, id: string, athleteId: string): Promise<Meant> {
  const { teamId, actorId, isAthlete } = asker
  if (!isAthlete && (await tx.run(isOnTeam({ teamId, athleteId }))).length === 0)
    throw new Refusal('not-found')
  return { id, teamId, athleteId, actorId }
}

async function shown(tx: ActorTx, asker: Asker, id: string, days: Days): Promise<Absence> {
  const { maySet, ...reader } = asker
  const [row] = await tx.run(absenceOf(reader, id))
  if (!row) throw new Refusal('not-found')
  return shownAbsence(row, { ...days, ...reader, maySet })
}

async function changing<T>(
  c: Context<AppEnv>,
  asker: Asker,
  work: (tx: ActorTx, days: Days) => Promise<T>,
): Promise<T> {
  await limitAttempts(c, [ABSENCES_PER_USER, asker.actorId])
  return asActor(c.var.db, asker.actorId, async (tx) => work(tx, await daysOf(tx, asker, c.var.now))).catch(
    (error: unknown) => {
      const code = REFUSED_BY[databaseErrorOf(error).constraint ?? '']
      throw code ? new Refusal(code) : error
    },
  )
}

/** Rules that the database holds: for all who store one at this moment, and for an athlete who leaves. */
const REFUSED_BY: Record<string, RefusalCode> = {
  absences_at_most_20_per_athlete: 'absence-limit',
  absences_on_the_team: 'not-found',
}
