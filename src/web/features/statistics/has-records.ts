import type { LocalDay } from '#domain/calendar/local-day.ts'
import { addDays } from '#domain/calendar/wall-clock.ts'
import { INSIGHT_LOOK_BACK_DAYS } from '#domain/insight/athlete-record.ts'

type Row = { athleteId: string; lastReported: LocalDay | null; lastAnswer: LocalDay | null }

/** Whether an athlete, or without one anybody, has reported or answered something that insights up to `today` look at. */
export function hasRecords(rows: readonly Row[], athleteId: string | undefined, today: LocalDay): boolean {
  const first = addDays(today, -INSIGHT_LOOK_BACK_DAYS)
  return rows
    .filter((row) => athleteId === undefined || row.athleteId === athleteId)
    .some(({ lastReported, lastAnswer }) => (lastReported ?? '') >= first || (lastAnswer ?? '') >= first)
}
