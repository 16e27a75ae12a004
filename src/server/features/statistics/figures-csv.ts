import { sql } from 'drizzle-orm'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { ACWR_LOOK_BACK_DAYS, acwr } from '#domain/load/acwr.ts'
import { dayRecords, type DayReport, loadOf } from '#domain/load/day-records.ts'
import { ACUTE_DAYS, lastCountedDay } from '#domain/load/load-point.ts'
import { weekFigures } from '#domain/load/week.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import type { CsvCell } from '#server/http/download.ts'
import { type ReportLists, reportLists, reportsIn } from '#server/stored/reports.ts'
import { isShared, seenByEither } from '#server/stored/team-rows.ts'
import { type CsvAsked, type CsvTable, isMeant, yesOrNo } from './csv.ts'

type AthleteRow = ReportLists & { athleteId: string; athlete: string; recordedSince: LocalDay | null }

const readAthletes = seenByEither<AthleteRow, CsvAsked & { first: LocalDay }>(
  'csv_figures',
  (sight) => sql`select p.id as "athleteId", p.full_name as athlete,
      (select min(date)::text from ${sight.loads} where athlete_id = p.id and ${isShared(sight)}) as "recordedSince",
      days, loads, sessions
    from ${sight.athletes} cross join lateral (${reportLists(sight, sql`p.id`)}) reports
    where ${isMeant}
    order by p.full_name, p.id`,
)

/** As far back as the ratio of the first day looks. */
const firstDay = ({ from }: CsvAsked) => addDays(from, -ACWR_LOOK_BACK_DAYS)

/** One row per athlete and day on record, as pages count it: today once it is reported. */
export const figuresTable: CsvTable<AthleteRow> = {
  name: 'load',
  headings: [
    'athlete_id',
    'athlete',
    'date',
    'reported',
    'daily_load',
    'weekly_load',
    'chronic_load',
    'acwr',
    'judgement',
    'zone',
    'monotony',
    'strain',
    'days_reported_of_7',
    'days_reported_of_28',
  ],
  read: (asked) => readAthletes({ ...asked, first: firstDay(asked) }),
  lines: ({ athleteId, athlete, recordedSince, ...lists }, asked) => {
    const reports = reportsIn(lists, calendarDays(firstDay(asked), asked.to))
    return figuresOf(reports, recordedSince, asked).map((figures) => [
      athleteId,
      athleteName(athlete, inEnglish),
      ...figures,
    ])
  },
}

function figuresOf(
  reports: readonly DayReport[],
  recordedSince: LocalDay | null,
  asked: CsvAsked,
): CsvCell[][] {
  if (recordedSince === null) return []
  const last = lastCountedDay(reports, asked)
  const from = recordedSince > asked.from ? recordedSince : asked.from
  if (from > last) return []
  const records = dayRecords(reports, calendarDays(addDays(from, 1 - ACUTE_DAYS), last))
  return acwr(reports, { from, to: last, recordedSince }).map((point, at) => {
    const week = weekFigures(records.slice(at, at + ACUTE_DAYS).map(loadOf))
    const isReported = records[at + ACUTE_DAYS - 1]!.kind !== 'not-reported'
    return [
      point.date,
      yesOrNo(isReported),
      isReported ? point.daily : null,
      point.acute,
      point.basis === 'short-record' ? null : rounded(point.chronic),
      point.ratio === null || point.chronic === 0 ? null : rounded(point.ratio),
      point.basis,
      point.zone,
      week.hasMonotony ? rounded(week.monotony) : null,
      week.hasMonotony ? rounded(week.strain) : null,
      point.reportedDays.acute,
      point.reportedDays.chronic,
    ]
  })
}

const rounded = (figure: number) => Number(figure.toFixed(2))
