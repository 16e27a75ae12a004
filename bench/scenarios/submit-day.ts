import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Answer, Day, DaySubmission } from '#domain/check-in/day.ts'
import { answersGiven, dayFrom, sessionsLogged } from '#server/features/check-in/queries.ts'
import { rememberSubmission, sessionRows, storeParts } from '#server/features/check-in/save-day.ts'
import { dayBefore } from '../data/season-days.ts'
import { metricsOfManager } from '../floor/metrics-of.ts'
import type { Person, Scenario } from '../scenario.ts'

/** By the index: a grown table is not searched. */
const ofToday = sql`date = current_date and athlete_id in (select athlete_id from submissions)`

/** What an athlete sends each morning: 10 answers, a session and a rest, in one transaction. */
export const submitDay: Scenario = {
  name: 'submit-day',
  askedBy: 'athlete',
  method: 'POST',
  route: '/api/day/submissions',
  request: (person) => ({ path: '/api/day/submissions', body: submissionOf(person) }),
  floor: async ({ write }, athleteId, request) => {
    const submission = await request.json<DaySubmission & { managerId: string }>()
    const { key, day, managerId, answers = [] } = submission
    const now = new Date()
    const [, , metrics, stored, sessions] = await write(
      rememberSubmission({ athleteId, key, day, givenAt: now, receivedAt: now }),
      storeParts({ athleteId, managerId, day, isLate: false, answers, sessions: sessionRows(submission) }),
      metricsOfManager({ managerId }),
      answersGiven({ athleteId, day }),
      sessionsLogged({ athleteId, day }),
    )
    return { day: dayFrom(day, metrics, stored, sessions) }
  },
  isRight: (reply, { metricIds }) => {
    const { answers, AM, PM } = (reply as { day: Day }).day
    return answers.length === metricIds.length && AM?.kind === 'trained' && PM?.kind === 'rested'
  },
  undo: [
    sql`delete from metric_responses where ${ofToday}`,
    sql`delete from training_sessions where ${ofToday}`,
    sql`delete from submissions`,
    sql`delete from live_events`,
    sql`vacuum metric_responses, training_sessions, submissions, live_events`,
  ],
}

/** The floors have to be told the team: ours knows it from the session. */
function submissionOf({ team, metricIds }: Person): DaySubmission & { managerId: string } {
  return {
    key: randomUUID(),
    managerId: team,
    day: dayBefore(0),
    givenAt: new Date().toISOString(),
    answers: metricIds.map(answerTo),
    AM: { kind: 'trained', trainingType: 'strength_power', rpe: 7, durationMin: 75 },
    PM: { kind: 'rested' },
  }
}

/** The first metric of a team asks for words (fill-season.ts). */
const answerTo = (metricId: string, index: number): Answer =>
  index === 0
    ? { metricId, kind: 'text', text: 'Slept well, legs a little heavy after yesterday.' }
    : { metricId, kind: 'rating', rating: 1 + (index % 5) }
