import type { LocalDay } from '#domain/calendar/local-day.ts'
import { SLOTS, type Slot } from '#domain/training/session-limits.ts'
import type { metricResponses } from '../schema/metric-responses.ts'
import type { trainingSessions } from '../schema/training-sessions.ts'
import { demoId } from './demo-id.ts'
import { demoMetrics, NOTE_TITLE } from './demo-metrics.ts'
import { notesOf } from './notes.ts'
import { randomFrom } from './random.ts'
import { reportsOf } from './reporting.ts'
import { idOf, type DemoAthlete } from './roster.ts'
import { trainingOf } from './training.ts'
import type { WallClock } from './wall-clock.ts'
import { wellnessOf } from './wellness.ts'

export type AthleteRecords = {
  answers: (typeof metricResponses.$inferInsert)[]
  sessions: (typeof trainingSessions.$inferInsert)[]
}

const FIRST_ALARM_MIN = 330
const LAST_CHECK_IN_MIN = 720
const SESSION_LOGGED_MIN: Record<Slot, number> = { AM: 760, PM: 1190 }

/** What the athlete trained and felt over the season, as far as it was reported. */
export function athleteRecords(athlete: DemoAthlete, today: LocalDay, wallClock: WallClock): AthleteRecords {
  const athleteId = idOf(athlete)
  const season = trainingOf(athlete, today)
  const wellness = wellnessOf(athlete, season, today)
  const notes = notesOf(athlete, season, wellness, today)
  const reports = reportsOf(athlete, season)
  const mornings = morningsOf(athlete, season.length)

  const answers = season.flatMap(({ day }, index) =>
    (reports[index]!.checkedIn ? demoMetrics : []).map(({ id, title }) => ({
      id: demoId('answer', athlete.email, title, day),
      createdAt: wallClock(day, mornings[index]!),
      athleteId,
      metricId: id,
      date: day,
      ratingValue: title === NOTE_TITLE ? null : wellness[index]![title],
      textValue: title === NOTE_TITLE ? notes[index]! : null,
    })),
  )
  const sessions = season.flatMap(({ day, daysAgo, slots }, index) =>
    SLOTS.filter((slot) => reports[index]!.slots.includes(slot)).map((slot) => {
      const training = slots[slot]
      const morning = mornings[index]!
      // A rest is declared with the check-in; so is all of today, or it would lie ahead of whoever looks before evening.
      const loggedMin = training && daysAgo > 0 ? SESSION_LOGGED_MIN[slot] + (morning % 50) : morning
      return {
        id: demoId('session', athlete.email, day, slot),
        createdAt: wallClock(day, loggedMin),
        athleteId,
        date: day,
        session: slot,
        trainingType: training?.type ?? null,
        rpe: training?.rpe ?? 0,
        durationMin: training?.durationMin ?? 0,
      }
    }),
  )
  return { answers, sessions }
}

/** The minute of each day at which the athlete answers: a habit of their own, give or take. */
function morningsOf({ email }: DemoAthlete, days: number): number[] {
  const random = randomFrom(`mornings of ${email}`)
  const usual = 400 + random.uniform() * 100
  return Array.from({ length: days }, () => {
    const minute = Math.round(usual + random.normal() * 22)
    return Math.min(LAST_CHECK_IN_MIN, Math.max(FIRST_ALARM_MIN, minute))
  })
}
