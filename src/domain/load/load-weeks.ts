import { calendarDays, mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import type { TrainingType } from '../training-session/training-session.ts'
import { MIN_REPORTED_DAYS } from './basis.ts'
import { middleOf } from './median.ts'

/** What an athlete trained in a week from Monday to Sunday. */
export type LoadWeek = {
  monday: LocalDay
  reportedDays: number
  /** Of the types that were trained. */
  loads: { trainingType: TrainingType; load: number }[]
}

/** One of a team's athletes: for each of the weeks its load, and how many of its days are reported. */
export type WeeksOfAthlete = { athleteId: string; loads: readonly number[]; reportedDays: readonly number[] }

const DAYS = 7

/** The whole weeks that a range touches. */
export const wholeWeeks = ({ from, to }: { from: LocalDay; to: LocalDay }) => ({
  from: mondayOf(from),
  to: addDays(mondayOf(to), DAYS - 1),
})

export const mondaysOf = (range: { from: LocalDay; to: LocalDay }): LocalDay[] => {
  const { from, to } = wholeWeeks(range)
  return calendarDays(from, to).filter((_, day) => day % DAYS === 0)
}

/** With fewer days a low load is more likely not reported than not trained, as everywhere (basis.ts). */
export const isCoveredWeek = (reportedDays: number): boolean => reportedDays >= MIN_REPORTED_DAYS.acute

/** Beside whole weeks it would look like a drop until its Sunday. */
export const isOver = (monday: LocalDay, today: LocalDay): boolean => addDays(monday, DAYS - 1) < today

export const loadOfWeek = ({ loads }: LoadWeek): number => loads.reduce((sum, { load }) => sum + load, 0)

/** More colours than these are not told apart. */
const MAX_TYPES = 7

/** The types that were trained, the largest load first; what is too little for a colour of its own is one at the end. */
export function drawnTypes(weeks: readonly LoadWeek[]): { types: TrainingType[]; rest: TrainingType[] } {
  const totals = new Map<TrainingType, number>()
  for (const { trainingType, load } of weeks.flatMap(({ loads }) => loads))
    totals.set(trainingType, (totals.get(trainingType) ?? 0) + load)
  const bySize = [...totals].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const types = bySize.map(([type]) => type)
  const own = types.length > MAX_TYPES ? MAX_TYPES - 1 : types.length
  return { types: types.slice(0, own), rest: types.slice(own) }
}

/** For each week the median load of the athletes who reported enough of it; null where they are too few. */
export function middleLoads(
  athletes: readonly WeeksOfAthlete[],
  weeks: number,
): { median: number | null; athletes: number }[] {
  return Array.from({ length: weeks }, (_, week) => {
    const loads = athletes
      .filter(({ reportedDays }) => isCoveredWeek(reportedDays[week] ?? 0))
      .map((athlete) => athlete.loads[week]!)
    return { median: middleOf(loads), athletes: loads.length }
  })
}
