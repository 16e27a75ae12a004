import type { LocalDay } from '#domain/calendar/local-day.ts'
import { addDays } from '#domain/calendar/wall-clock.ts'
import type { ReportedSession } from '#domain/load/reported-session.ts'
import { trainingWeek, type TrainingWeek } from '#domain/load/training-week.ts'
import type { SessionAnswer } from '#domain/training/session-answer.ts'

const MONDAY: LocalDay = '2026-05-11'
const SHOWN_DAYS = 5

const REST: SessionAnswer = { kind: 'rested' }
const trained = (
  trainingType: Extract<SessionAnswer, { kind: 'trained' }>['trainingType'],
  rpe: number,
  durationMin: number,
): SessionAnswer => ({ kind: 'trained', trainingType, rpe, durationMin })

/** Monday to Sunday, morning and afternoon; null where nobody reported. */
const HALVES: [am: SessionAnswer, pm: SessionAnswer | null][] = [
  [trained('strength_power', 6, 70), trained('technical_tactical', 4, 60)],
  [trained('interval_metabolic', 8, 55), REST],
  [REST, trained('technical_tactical', 5, 90)],
  [trained('speed_agility', 7, 60), null],
  [trained('mobility_regenerative', 2, 40), REST],
  [REST, REST],
  [REST, REST],
]

/** The product's own arithmetic over made-up sessions. The weekend is a rest, which nobody misses in an example. */
export function sampleWeek(): TrainingWeek {
  const sessions = HALVES.flatMap(([am, pm], index): ReportedSession[] => {
    const date = addDays(MONDAY, index)
    return [{ ...am, date, slot: 'AM' }, ...(pm ? [{ ...pm, date, slot: 'PM' as const }] : [])]
  })
  const week = trainingWeek(sessions, MONDAY)
  return { ...week, days: week.days.slice(0, SHOWN_DAYS) }
}
