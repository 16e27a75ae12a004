import { calendarDays } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import {
  type DayRecord,
  dayRecords,
  type DayReport,
  loadOf,
  reportedDays,
  rollingSums,
} from './day-records.ts'
import { ACUTE_DAYS, CHRONIC_DAYS, type LoadPoint, type LoadRange, ratioOf } from './load-point.ts'

/** How far before a day its ratio looks: reports are needed from this many days before the range. */
export const ACWR_LOOK_BACK_DAYS = ACUTE_DAYS + CHRONIC_DAYS - 1

const CHRONIC_WEEKS = CHRONIC_DAYS / ACUTE_DAYS

/**
 * Uncoupled acute:chronic ratio of every day of a range: the sum of its last 7 days over the mean of the four 7-day sums
 * before them. The literature's uncoupled ratio (Gabbett et al. 2019, doi:10.1055/a-0955-5589) takes three.
 */
export function acwr(reports: readonly DayReport[], { from, to, recordedSince }: LoadRange): LoadPoint[] {
  const days = calendarDays(addDays(from, -ACWR_LOOK_BACK_DAYS), to)
  return acwrOf(dayRecords(reports, days), recordedSince)
}

/** The same of consecutive days: the first of them to have a point is the one with enough days before it. */
export function acwrOf(records: readonly DayRecord[], recordedSince: LocalDay | null): LoadPoint[] {
  const loads = records.map(loadOf)
  const [acuteLoads, chronicLoads] = [rollingSums(loads, ACUTE_DAYS), rollingSums(loads, CHRONIC_DAYS)]
  const [acuteDays, chronicDays] = [reportedDays(records, ACUTE_DAYS), reportedDays(records, CHRONIC_DAYS)]

  return records.slice(ACWR_LOOK_BACK_DAYS).map((record, index) => {
    const day = index + ACWR_LOOK_BACK_DAYS
    const acute = acuteLoads[day]!
    const chronic = chronicLoads[day - ACUTE_DAYS]! / CHRONIC_WEEKS
    const compared = {
      acute,
      chronic,
      reportedDays: { acute: acuteDays[day]!, chronic: chronicDays[day - ACUTE_DAYS]! },
    }
    const hasHistory = recordedSince !== null && recordedSince <= records[index]!.date
    return {
      date: record.date,
      daily: loadOf(record),
      ...compared,
      ...ratioOf(compared, { hasHistory, isCoupled: false }),
    }
  })
}
