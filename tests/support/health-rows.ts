import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { healthProblems } from '#database/schema/health-problems.ts'
import { healthRoundAnswers } from '#database/schema/health-round-answers.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { problemFindings } from '#database/schema/problem-findings.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'

/** A Monday. */
export const A_WEEK = '2026-11-09'

type Of = { teamId: string; athleteId: string }
type More = { isShared?: boolean; at?: Date }

/** With what was found, a step of the return, and an answer in the round of a week. */
export async function problemOf(system: Database['system'], of: Of, { isShared = false, at }: More = {}) {
  const reportedAt = at ?? new Date('2026-11-10T12:00:00Z')
  const id = await bareProblemOf(system, of, { isShared, at: reportedAt })
  const ofProblem = { ...of, problemId: id }
  const step = randomUUID()
  await system.insert(problemFindings).values({ ...ofProblem, code: 'KLA', setAt: reportedAt })
  await system.insert(problemSteps).values({ ...ofProblem, id: step, title: 'Run', createdAt: reportedAt })
  const round = { ...of, week: A_WEEK } as const
  await system
    .insert(healthRounds)
    .values({ ...round, answeredAt: reportedAt, hasProblem: true })
    .onConflictDoNothing()
  await system.insert(healthRoundAnswers).values({ ...round, problemId: id, participation: 3 })
  return { id, step }
}

/** Of which nothing more is known. */
export async function bareProblemOf(system: Database['system'], of: Of, { isShared = false, at }: More = {}) {
  const id = randomUUID()
  await system.insert(healthProblems).values({
    ...of,
    id,
    kind: 'injury',
    area: 'knee',
    beganOn: A_WEEK,
    isSharedWithCoach: isShared,
    reportedBy: of.athleteId,
    reportedAt: at ?? new Date('2026-11-10T12:00:00Z'),
  })
  return id
}
