import { calendarDays } from '../calendar/calendar-days.ts'
import { addDays } from '../calendar/wall-clock.ts'
import { dayRecords } from '../load/day-records.ts'
import { type AthleteRecord, INSIGHT_LOOK_BACK_DAYS } from './athlete-record.ts'
import type { ReturnFact } from './fact.ts'

/** Two weeks: a shorter pause is a holiday or a rest week, and the ratio says enough about it. */
const MIN_DAYS_WITHOUT = 14

/** After as long again the athlete is back rather than coming back. */
const MAX_DAYS_SINCE = 14

/** A pause counts as one only if somebody said so on most of its days; otherwise it was not reported. */
const MIN_DECLARED_SHARE = 0.7

/** At most one. The days before the first report are no pause. */
export function returnFacts({ today, reports, recordedSince }: AthleteRecord): ReturnFact[] {
  if (recordedSince === null) return []
  const lookBack = addDays(today, -INSIGHT_LOOK_BACK_DAYS)
  const from = recordedSince > lookBack ? recordedSince : lookBack
  const days = dayRecords(reports, calendarDays(from, today))
  const lastTrained = days.findLastIndex(
    ({ kind }, at) => kind === 'trained' && daysWithoutBefore(days, at) >= MIN_DAYS_WITHOUT,
  )
  if (lastTrained < 0 || days.length - lastTrained > MAX_DAYS_SINCE) return []
  const daysWithout = daysWithoutBefore(days, lastTrained)
  const pause = days.slice(lastTrained - daysWithout, lastTrained)
  const declared = pause.filter(({ kind }) => kind === 'rested').length
  if (declared / daysWithout < MIN_DECLARED_SHARE) return []
  return [
    {
      kind: 'return',
      salience: 3,
      daysWithout,
      isAtLeast: daysWithout === lastTrained,
      trainedDaysSince: days.slice(lastTrained).filter(({ kind }) => kind === 'trained').length,
    },
  ]
}

function daysWithoutBefore(days: readonly { kind: string }[], at: number): number {
  const trainedBefore = days.slice(0, at).findLastIndex(({ kind }) => kind === 'trained')
  return at - trainedBefore - 1
}
