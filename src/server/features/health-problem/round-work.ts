import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { healthRoundAnswers } from '#database/schema/health-round-answers.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { teams } from '#database/schema/teams.ts'
import { statement } from '#database/statement.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { isRecentlyGiven } from '#domain/form-window/given-in-time.ts'
import { healthProblemMessages } from '#domain/health-problem/health-problem-messages.ts'
import type { OwnRound } from '#domain/health-problem/health-problem-schemas.ts'
import { type HealthRound, roundOn, type Weekday } from '#domain/health-problem/health-round.ts'
import {
  areOstrcAnswers,
  isSubstantial,
  type OstrcAnswers,
  ostrcScore,
} from '#domain/health-problem/ostrc.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { changing, listProblems, tellOfProblems, todayOf } from './problem-work.ts'
import { problemsFor, type Reader } from './queries.ts'

/** On which weekday the team asks; null for never. */
export async function weekdayOf(tx: ActorTx, teamId: string): Promise<Weekday | null> {
  const [team] = await tx
    .select({ weekday: teams.healthRoundWeekday })
    .from(teams)
    .where(eq(teams.id, teamId))
  return team?.weekday ?? null
}

export async function setWeekday(tx: ActorTx, teamId: string, weekday: Weekday | null) {
  await tx.update(teams).set({ healthRoundWeekday: weekday }).where(eq(teams.id, teamId))
  await announce(tx, teamChannel(teamId), 'problems')
}

export type AnswerGiven = OstrcAnswers & { problemId: string }
type RoundRow = { answeredAt: Date; hasProblem: boolean; answers: AnswerGiven[] }
type OfRound = { actorId: string; teamId: string; week: LocalDay }

const ownRound = statement<RoundRow, OfRound>(
  'own_health_round',
  sql`select r.answered_at as "answeredAt", r.has_problem as "hasProblem", coalesce((
      select jsonb_agg(jsonb_build_object('problemId', a.problem_id, 'participation', a.participation,
        'modification', a.modification, 'performance', a.performance, 'symptoms', a.symptoms) order by a.problem_id)
      from health_round_answers a
      where a.athlete_id = r.athlete_id and a.team_id = r.team_id and a.week = r.week), '[]') as answers
    from health_rounds r
    where r.athlete_id = ${sql.placeholder('actorId')} and r.team_id = ${sql.placeholder('teamId')}
      and r.week = ${sql.placeholder('week')}`,
)

/** What is known of the athlete's own problems, and of this week's round. */
export function ownProblems(c: Context<AppEnv>, reader: Reader) {
  return asActor(c.var.db, reader.actorId, async (tx) => {
    const listed = await listProblems(tx, reader, c.var.now)
    const weekday = await weekdayOf(tx, reader.teamId)
    return { ...listed, round: weekday && (await shownRound(tx, reader, roundOn(weekday, listed.today))) }
  })
}

async function shownRound(tx: ActorTx, { actorId, teamId }: Reader, round: HealthRound): Promise<OwnRound> {
  const [row] = await tx.run(ownRound({ actorId, teamId, week: round.week }))
  return {
    ...round,
    answeredAt: row?.answeredAt.toISOString() ?? null,
    hasProblem: row?.hasProblem ?? null,
    answers: (row?.answers ?? []).map((answers) => ({
      ...answers,
      score: ostrcScore(answers),
      isSubstantial: isSubstantial(answers),
    })),
  }
}

/** Answers the round of a week, or corrects it until the next one opens, by what the device says it was given at. None: no problem. */
export function putRound(
  c: Context<AppEnv>,
  reader: Reader,
  week: LocalDay,
  reply: { answers: AnswerGiven[]; givenAt?: string | undefined },
): Promise<OwnRound> {
  return changing(c, reader, async (tx, today) => {
    const { actorId, teamId } = reader
    const givenAt = reply.givenAt === undefined ? null : new Date(reply.givenAt)
    const weekday = await weekdayOf(tx, teamId)
    if (weekday === null) throw new Refusal('round-off')
    const isLate = givenAt && roundOn(weekday, today).week !== week && isRecentlyGiven(givenAt, c.var.now)
    const round = roundOn(weekday, isLate ? await todayOf(tx, teamId, givenAt) : today)
    if (round.week !== week) throw new Refusal('round-over')
    const answers = reply.answers
      .toSorted((one, other) => (one.problemId < other.problemId ? -1 : 1))
      .map(only)
    if (!answers.every(areOstrcAnswers)) throw new Refusal('unfit-round')
    await demandOwn(tx, reader, answers, round)
    const [before] = await tx.run(ownRound({ actorId, teamId, week }))
    const isOutdated = givenAt && before && givenAt < before.answeredAt
    if (!isOutdated && !(before && isDeepStrictEqual(before.answers, answers))) {
      await storeRound(tx, { actorId, teamId, week }, answers, c.var.now)
      await tellOfProblems(tx, { teamId, athleteId: actorId })
    }
    return shownRound(tx, reader, round)
  })
}

const only = ({ problemId, participation, modification, performance, symptoms }: AnswerGiven) => ({
  problemId,
  participation,
  modification,
  performance,
  symptoms,
})

/** Each of the athlete's own, once, and not over before the seven days that are asked about. */
async function demandOwn(tx: ActorTx, reader: Reader, answers: AnswerGiven[], { openedOn }: HealthRound) {
  const askedFrom = addDays(openedOn, -7)
  const problems = await tx.run(problemsFor(reader))
  const known = new Set(
    problems
      .filter(({ resolvedOn }) => resolvedOn === null || resolvedOn > askedFrom)
      .map((problem) => problem.id),
  )
  const isKnown = answers.every(({ problemId }) => known.delete(problemId))
  if (!isKnown) throw new Refusal('unfit-round', { message: healthProblemMessages.roundForeign })
}

async function storeRound(
  tx: ActorTx,
  { actorId: athleteId, teamId, week }: OfRound,
  answers: AnswerGiven[],
  answeredAt: Date,
) {
  const hasProblem = answers.some(({ participation }) => participation > 0)
  await tx
    .insert(healthRounds)
    .values({ athleteId, teamId, week, answeredAt, hasProblem })
    .onConflictDoUpdate({
      target: [healthRounds.athleteId, healthRounds.teamId, healthRounds.week],
      set: { answeredAt, hasProblem },
    })
  const { athleteId: whose, teamId: team, week: when } = healthRoundAnswers
  await tx.delete(healthRoundAnswers).where(and(eq(whose, athleteId), eq(team, teamId), eq(when, week)))
  if (answers.length === 0) return
  await tx
    .insert(healthRoundAnswers)
    .values(answers.map((answer) => ({ athleteId, teamId, week, ...answer })))
}
