import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Answer, Day, DaySubmission } from '#domain/check-in/day.ts'
import { dayFrom, todayReads } from '#server/features/check-in/queries.ts'
import { rememberSubmission, sessionRows, storeParts } from '#server/features/check-in/save-day.ts'
import { dayBefore } from '../data/season-days.ts'
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
  floor: async ({ write }, { userId: athleteId, teamId }, request) => {
    const submission = await request.json<DaySubmission>()
    const { key, day, answers = [] } = submission
    const now = new Date()
    const [metricsAsked, answersGiven, sessionsLogged] = todayReads({ athleteId, teamId, day })
    const [, , metrics, stored, sessions] = await write(
      rememberSubmission({ athleteId, key, day, givenAt: now, receivedAt: now }),
      storeParts({
        athleteId,
        teamId,
        day,
        answers,
        givenAt: now,
        isLate: false,
        sessions: sessionRows(submission),
      }),
      metricsAsked,
      answersGiven,
      sessionsLogged,
    )
    return { day: dayFrom({ day, metrics, answers: stored, sessions, titles: new Map() }) }
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

function submissionOf({ metricIds }: Person): DaySubmission {
  return {
    key: randomUUID(),
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
