import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { databaseErrorOf } from '#database/database-error.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { findingFault, problemFault, resolveFault } from '#domain/health-problem/health-problem-fault.ts'
import type { Problem } from '#domain/health-problem/health-problem-schemas.ts'
import type { Message } from '#domain/language/message.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { HEALTH_PROBLEMS_PER_USER } from '#server/limits/attempt-limits.ts'
import { announceBy, staffChannel, userChannel } from '#server/live/announce.ts'
import { formWindow } from '#server/stored/form-window.ts'
import { type ProblemWish, resolveProblem, storeFinding, storeProblem } from './change-problem.ts'
import { isOnTeam, problemOf, type ProblemRow, problemsFor, type Reader, shownProblem } from './queries.ts'

/** On the team's calendar, and not by when its form opens. */
export async function todayOf(tx: ActorTx, teamId: string, now: Date): Promise<LocalDay> {
  const { timeZone } = await formWindow(tx, teamId)
  return localDayIn(timeZone, now)
}

/** Of the athlete, or for the staff of one of theirs or of all. */
export async function listProblems(tx: ActorTx, reader: Reader, now: Date, athleteId?: string) {
  const today = await todayOf(tx, reader.teamId, now)
  const rows = await tx.run(problemsFor(reader, athleteId))
  return { today, problems: rows.map((row) => shownProblem(row, today)) }
}

type Put = { id: string; athleteId: string; wish: ProblemWish }

/** Stores it as it is wanted, by the id that the device made, and tells who may see it. */
export function putProblem(
  c: Context<AppEnv>,
  reader: Reader,
  { id, athleteId, wish }: Put,
): Promise<Problem> {
  return changing(c, reader, async (tx, today) => {
    const { teamId, actorId } = reader
    if (!reader.isAthlete && (await tx.run(isOnTeam({ teamId, athleteId }))).length === 0) {
      throw new Refusal('not-found')
    }
    const [before] = await tx.run(problemOf(reader, id))
    if (before && before.athleteId !== athleteId) throw new Refusal('not-found')
    const former = await formerOf(tx, reader, wish, before)
    refuseIf(problemFault(wish, { today, former }) ?? (wish.finding ? findingFault(wish.finding) : null))
    const meant = { id, teamId, athleteId, actorId }
    const isStored = await storeProblem(tx, meant, wish, before, c.var.now)
    const isFound =
      wish.finding !== undefined && (await storeFinding(tx, meant, wish.finding, before, c.var.now))
    if (isStored || isFound) await tellOfProblems(tx, meant)
    return shown(tx, reader, id, today)
  })
}

/** The problem that is back: said with the first report, and kept from then on. */
async function formerOf(tx: ActorTx, reader: Reader, wish: ProblemWish, before: ProblemRow | undefined) {
  if (before) return before.recurrenceOf === null ? undefined : { resolvedOn: before.formerResolvedOn }
  if (wish.recurrenceOf === null) return undefined
  const [former] = await tx.run(problemOf(reader, wish.recurrenceOf))
  if (!former) throw new Refusal('not-found')
  return former
}

type Resolution = { id: string; resolvedOn: LocalDay | undefined }

/** Says that it is over, once. */
export function putResolution(c: Context<AppEnv>, reader: Reader, { id, resolvedOn }: Resolution) {
  return changing(c, reader, async (tx, today) => {
    const [before] = await tx.run(problemOf(reader, id))
    if (!before) throw new Refusal('not-found')
    if (before.resolvedOn === null) {
      const on = resolvedOn ?? today
      refuseIf(resolveFault(before, on, today))
      const meant = { ...reader, id, athleteId: before.athleteId }
      if (await resolveProblem(tx, meant, on)) await tellOfProblems(tx, meant)
    }
    return shown(tx, reader, id, today)
  })
}

export async function shown(tx: ActorTx, reader: Reader, id: string, today: LocalDay): Promise<Problem> {
  const [row] = await tx.run(problemOf(reader, id))
  if (!row) throw new Refusal('not-found')
  return shownProblem(row, today)
}

export function refuseIf(fault: Message | null) {
  if (fault) throw new Refusal('unfit-problem', { message: fault })
}

/** The pages of the staff, who ask again for what they may see, and those of the athlete. */
export const tellOfProblems = (tx: ActorTx, { teamId, athleteId }: { teamId: string; athleteId: string }) =>
  announceBy(
    tx,
    sql`select announce(${staffChannel(teamId)}, 'problems'), announce(${userChannel(athleteId)}, 'problems')`,
  )

export async function changing<T>(
  c: Context<AppEnv>,
  { teamId, actorId }: Pick<Reader, 'teamId' | 'actorId'>,
  work: (tx: ActorTx, today: LocalDay) => Promise<T>,
): Promise<T> {
  await limitAttempts(c, [HEALTH_PROBLEMS_PER_USER, actorId])
  return asActor(c.var.db, actorId, async (tx) => work(tx, await todayOf(tx, teamId, c.var.now))).catch(
    (error: unknown) => {
      const code = REFUSED_BY[databaseErrorOf(error).constraint ?? '']
      throw code ? new Refusal(code) : error
    },
  )
}

/** Rules that the database holds: for all who store at this moment, and for an athlete who leaves. */
const REFUSED_BY: Record<string, RefusalCode> = {
  health_problems_at_most_20_per_athlete: 'problem-limit',
  health_problems_on_the_team: 'not-found',
  health_problems_over: 'problem-over',
  problem_steps_at_most_20: 'step-limit',
}
