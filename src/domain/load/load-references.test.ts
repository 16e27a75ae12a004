import { afterAll, expect, test } from 'vitest'
import { comparedInAll, missesIn } from '#tests/support/load-references.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import { ZONE_LIMITS, zoneOf } from './acwr-zone.ts'
import { acwr } from './acwr.ts'
import { compliance } from './compliance.ts'
import { type DayReport, dayReports, type ReportedSession } from './day-records.ts'
import { ewma } from './ewma.ts'
import type { LoadPoint } from './load-point.ts'
import { trainingWeek, weekFigures } from './week.ts'

// A passing test does not show which values it compared, so this says how many, or that the references are missing.
afterAll(() => console.error(comparedInAll()))

test('weekly load, monotony, strain and ratios are those SoccerMon published', () => {
  const misses = missesIn('01_soccermon_weekly.json', ({ players }, compare) => {
    for (const { player, first_date: first, daily_load: loads, published_on_sundays: sundays } of players) {
      const on = pointsByDate(first, loads)
      for (const theirs of sundays) {
        const what = (figure: string) => `${player} ${theirs.week_end} ${figure}`
        const { point, coupled, chronicCoupled } = on(theirs.week_end)
        const end = daysFrom(first, theirs.week_end)
        const { load, monotony, strain } = weekFigures(loads.slice(end - 6, end + 1))
        compare(what('weekly load'), load, 7 * theirs.atl, 0.04)
        compare(what('acute'), point.acute, 7 * theirs.atl, 0.04)
        compare(what('chronic of 28 days'), chronicCoupled, 7 * theirs.ctl28, 0.04)
        compare(what('monotony'), monotony, theirs.monotony, 0.0051)
        compare(what('strain'), strain, theirs.strain, load * 0.0051 + 0.06)
        // Both operands are published with two decimals, which makes the quotient of small ones coarse.
        const coarse = theirs.ctl28 < 5 ? 0.02 : 2e-3 * Math.max(1, theirs.acwr_coupled28)
        compare(what('coupled'), coupled, theirs.acwr_coupled28, coarse)
        const uncoupled = theirs.acwr_uncoupled4_from_published
        const relative = theirs.ctl28_seven_days_earlier < 5 ? 0.05 : 2e-3
        const ours = point.zone === 'none' ? null : point.ratio
        compare(what('uncoupled'), ours, uncoupled, relative * Math.max(1, uncoupled ?? 0))
      }
    }
  })
  expect(misses).toEqual([])
})

test('empty weeks, single training days and even weeks are as SoccerMon published them', () => {
  const misses = missesIn(
    '02_soccermon_edges.json',
    ({ cases, highest_monotony, sample_sd_rows }, compare) => {
      for (const { date, last7, ...theirs } of [...Object.values(cases).flat(), ...highest_monotony]) {
        const { load, monotony, strain } = weekFigures(last7)
        compare(`${date} monotony`, monotony, theirs.monotony, 0.0051)
        compare(`${date} strain`, strain, theirs.strain, load * 0.0051 + 0.06)
      }
      for (const { date, last7, monotony_published_sample_sd: sample } of sample_sd_rows.rows) {
        compare(`${date} sample`, weekFigures(last7).monotony, sample * Math.sqrt(7 / 6), 1e-9)
      }
    },
  )
  expect(misses).toEqual([])
})

test('the diary of Foster 2001 sums up by our convention', () => {
  const misses = missesIn('03_foster2001_table5.json', (diary, compare) => {
    const sunday: LocalDay = '2001-01-07'
    const names = Object.keys(diary.our_convention_from_rpe_x_minutes.daily)
    const reports = dayReports(
      diary.sessions.map(({ day, rpe, minutes }) =>
        session(addDays(sunday, names.indexOf(day)), rpe, minutes),
      ),
    )
    for (const [index, load] of Object.values(diary.our_convention_from_rpe_x_minutes.daily).entries()) {
      compare(`${names[index]} load`, reports[index]?.load, load)
    }
    for (const key of ['our_convention_from_printed_loads', 'our_convention_from_rpe_x_minutes'] as const) {
      const ours = weekFigures(Object.values(diary[key].daily))
      compare(`${key} load`, ours.load, diary[key].weekly_load)
      compare(`${key} mean`, ours.mean, diary[key].mean, 1e-4)
      compare(`${key} deviation`, ours.deviation, diary[key].sd_population, 1e-4)
      compare(`${key} monotony`, ours.monotony, diary[key].monotony_population, 1e-4)
      compare(`${key} strain`, ours.strain, diary[key].strain_population, 1e-4)
    }
  })
  expect(misses).toEqual([])
})

test('weighted averages, coupled ratio and weekly figures are those R computes', () => {
  const misses = missesIn('04_r_acwr_package.json', ({ package_dataset, soccermon_series }, compare) => {
    for (const [subject, theirs] of Object.entries({ ...package_dataset, ...soccermon_series })) {
      const { first_date: first, load: loads } = theirs
      const on = pointsByDate(first, loads)
      const to = addDays(first, loads.length - 1)
      const points = ewma(reportsOf(first, loads), { from: first, to, recordedSince: first })
      for (const [index, { acute, chronic }] of points.entries()) {
        compare(`${subject} ${index} acute`, acute, theirs.ewma_acute[index], 1e-8)
        compare(`${subject} ${index} chronic`, chronic, theirs.ewma_chronic[index], 1e-8)
      }
      for (const [index, ratio] of theirs.ewma_acwr?.entries() ?? []) {
        const { acute, chronic } = points[index]!
        compare(`${subject} ${index} ratio`, acute / chronic, ratio, 1e-8)
      }
      for (const [index, ratio] of theirs.rac_acwr_coupled_from_day_29?.entries() ?? []) {
        const { coupled } = on(addDays(first, 28 + index))
        compare(`${subject} ${index} coupled`, coupled, ratio, 0.0051)
      }
      for (const { week, mean, sd_sample, mono_sample } of theirs.weeks_base_R ?? []) {
        const ours = weekFigures(loads.slice(7 * week - 7, 7 * week))
        compare(`${subject} week ${week} mean`, ours.mean, mean, 1e-8)
        compare(`${subject} week ${week} deviation`, ours.deviation, sd_sample * Math.sqrt(6 / 7), 1e-8)
        compare(`${subject} week ${week} monotony`, ours.monotony, mono_sample * Math.sqrt(7 / 6), 1e-9)
      }
    }
  })
  expect(misses).toEqual([])
})

test('the sessions of PMData come to the weeks, ratios, zones and compliance computed beside them', () => {
  const misses = missesIn('05_pmdata_sessions.json', ({ participants, tolerance }, compare) => {
    for (const { participant, sessions, weeks } of participants) {
      const reported = sessions.map((given) => session(...given))
      const reports = dayReports(reported)
      const [from, to] = [weeks[0]!.week_start, weeks.at(-1)!.week_end]
      const points = new Map(
        acwr(reports, { from, to, recordedSince: from }).map((point) => [point.date, point]),
      )
      for (const theirs of weeks) {
        const what = (figure: string) => `${participant} ${theirs.week_end} ${figure}`
        const { figures } = trainingWeek(reported, theirs.week_start)
        compare(what('weekly load'), figures.load, theirs.weekly_load)
        compare(what('mean'), figures.mean, theirs.mean, tolerance)
        compare(what('deviation'), figures.deviation, theirs.sd_population, tolerance)
        compare(what('monotony'), figures.monotony, theirs.monotony, tolerance)
        // Given with four decimals.
        compare(what('strain'), figures.strain, theirs.strain, 5.1e-5)
        const { acute, chronic, ratio: quotient } = points.get(theirs.week_end)!
        const ratio = chronic === 0 ? null : quotient
        compare(what('acute'), acute, theirs.weekly_load)
        compare(what('uncoupled'), ratio, theirs.acwr_uncoupled4, tolerance)
        // Theirs is of the exact ratio, ours of what is shown.
        const isRoundedToLimit = Object.values(ZONE_LIMITS).some((at) => Math.abs((ratio ?? 0) - at) < 0.005)
        if (!isRoundedToLimit) compare(what('zone'), zoneOf(ratio), theirs.zone_uncoupled4 ?? 'none')
        compare(
          what('compliance'),
          compliance(reports, theirs.week_end) / 100,
          theirs.compliance_28d,
          tolerance,
        )
      }
    }
  })
  expect(misses).toEqual([])
})

test('the four weeks that end today give the coupled ratio of the R package', () => {
  const misses = missesIn('07_coupling.json', ({ cases_from_r_package_dataset: cases }, compare) => {
    for (const { weeks_oldest_first: weeks, coupled_package: theirs } of cases) {
      const loads = weeks.flatMap((load) => [load, 0, 0, 0, 0, 0, 0])
      const { coupled } = pointsByDate('2022-01-01', loads)(addDays('2022-01-01', loads.length - 1))
      compare(`${weeks.join(' ')} coupled`, coupled, theirs, 0.0051)
    }
  })
  expect(misses).toEqual([])
})

const session = (date: LocalDay, rpe: number, durationMin: number): ReportedSession => ({
  date,
  slot: 'AM',
  kind: 'trained',
  trainingType: 'other_activity',
  rpe,
  durationMin,
})

const reportsOf = (first: LocalDay, loads: number[]): DayReport[] =>
  loads.map((load, index) => ({ date: addDays(first, index), load, sessions: load > 0 ? 1 : 0 }))

const daysFrom = (first: LocalDay, day: LocalDay) => (Date.parse(day) - Date.parse(first)) / 86_400_000

/**
 * Our points by date. The product has no coupled ratio, but the chronic load of a week later is the coupled one of today:
 * the mean of the four weeks that end today.
 */
function pointsByDate(first: LocalDay, loads: number[]) {
  const to = addDays(first, loads.length + 6)
  const points = acwr(reportsOf(first, loads), { from: first, to, recordedSince: first })
  return (date: LocalDay): { point: LoadPoint; coupled: number; chronicCoupled: number } => {
    const at = daysFrom(first, date)
    const [point, chronicCoupled] = [points[at]!, points[at + 7]!.chronic]
    return { point, chronicCoupled, coupled: chronicCoupled === 0 ? 0 : point.acute / chronicCoupled }
  }
}
