import type { Orm } from '#database/database.ts'
import { healthProblems } from '#database/schema/health-problems.ts'
import { healthRoundAnswers } from '#database/schema/health-round-answers.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { problemFindings } from '#database/schema/problem-findings.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'
import type { OstrcAnswers } from '#domain/health-problem/ostrc.ts'
import { insertAll } from './insert-all.ts'

type Finding = typeof problemFindings.$inferInsert
type Step = typeof problemSteps.$inferInsert
type OfProblem = 'problemId' | 'teamId' | 'athleteId'

/** Injuries and illnesses, and what was answered about them week by week. */
export type ProblemRows = {
  problems: (Omit<typeof healthProblems.$inferInsert, 'teamId'> & {
    finding?: Omit<Finding, OfProblem>
    steps?: Omit<Step, OfProblem>[]
  })[]
  rounds: (Omit<typeof healthRounds.$inferInsert, 'teamId' | 'hasProblem'> & {
    answers: (OstrcAnswers & { problemId: string })[]
  })[]
}

export async function writeProblems(tx: Orm, teamId: string, { problems, rounds }: ProblemRows) {
  await insertAll(
    tx,
    healthProblems,
    problems.map(({ finding: _, steps: __, ...problem }) => ({ ...problem, teamId })),
  )
  await insertAll(
    tx,
    problemFindings,
    problems.flatMap(({ id: problemId, athleteId, finding }) =>
      finding ? [{ problemId, teamId, athleteId, ...finding }] : [],
    ),
  )
  await insertAll(
    tx,
    problemSteps,
    problems.flatMap(({ id: problemId, athleteId, steps = [] }) =>
      steps.map((step) => ({ problemId, teamId, athleteId, ...step })),
    ),
  )
  await insertAll(
    tx,
    healthRounds,
    rounds.map(({ answers, ...round }) => ({ ...round, teamId, hasProblem: answers.length > 0 })),
  )
  await insertAll(
    tx,
    healthRoundAnswers,
    rounds.flatMap(({ athleteId, week, answers }) =>
      answers.map((answer) => ({ teamId, athleteId, week, ...answer })),
    ),
  )
}
