import { calendarDays } from '../calendar/days.ts'
import { addDays } from '../calendar/local-day.ts'
import { dayRecords, type DayReport, loadOf, reportedDays } from './day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS, type LoadPoint, type LoadRange, ratioOf } from './load-point.ts'

/**
 * How far before the range reports are needed. Such an average never forgets its first day, it only weighs it less: after
 * 126 days (27/29)^126, a hundredth of a percent, so that a day's figures do not depend on where the range begins.
 */
export const EWMA_RUN_IN_DAYS = 126

/**
 * Exponentially weighted averages per day (Williams et al. 2017, doi:10.1136/bjsports-2016-096589): a day weighs 2 / (N + 1)
 * with N = 7 and 28, and the first day of the record is the first average. The ratio is coupled: both averages know today.
 */
export function ewma(reports: readonly DayReport[], { from, to, recordedSince }: LoadRange): LoadPoint[] {
  const records = dayRecords(reports, calendarDays(addDays(from, -EWMA_RUN_IN_DAYS), to))
  const loads = records.map(loadOf)
  const isRecorded = (day: number) => recordedSince !== null && recordedSince <= records[day]!.date
  const firstDay = records.findIndex((_, day) => isRecorded(day))
  const acuteLoads = averages(loads, ACUTE_DAYS, firstDay)
  const chronicLoads = averages(loads, CHRONIC_DAYS, firstDay)
  const [acuteDays, chronicDays] = [reportedDays(records, ACUTE_DAYS), reportedDays(records, CHRONIC_DAYS)]

  return records.slice(EWMA_RUN_IN_DAYS).map((record, index) => {
    const day = index + EWMA_RUN_IN_DAYS
    const compared = {
      acute: acuteLoads[day]!,
      chronic: chronicLoads[day]!,
      reportedDays: { acute: acuteDays[day]!, chronic: chronicDays[day]! },
    }
    const hasHistory = isRecorded(day - CHRONIC_DAYS + 1)
    return {
      date: record.date,
      daily: loadOf(record),
      ...compared,
      ...ratioOf(compared, { hasHistory, isCoupled: true }),
    }
  })
}

/** 0 before the first day, which is an average by itself. */
function averages(loads: readonly number[], days: number, firstDay: number): number[] {
  const weight = 2 / (days + 1)
  let average = loads[firstDay] ?? 0
  return loads.map((load, day) => {
    if (firstDay < 0 || day < firstDay) return 0
    average += weight * (load - average)
    return average
  })
}
