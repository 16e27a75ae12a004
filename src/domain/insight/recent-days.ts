import type { AthleteRecord } from './athlete-record.ts'
import { daysAgo } from './days-ago.ts'

/** The ratings of one day as they may leave: how long ago it was, not when. */
export type RecentDay = { daysAgo: number; ratings: readonly { title: string; rating: number }[] }

const DAYS = 7

/** Those of the last week that have ratings, the latest first. */
export function recentDays({ today, ratings }: Pick<AthleteRecord, 'today' | 'ratings'>): RecentDay[] {
  const byAge = Map.groupBy(ratings, ({ date }) => daysAgo(date, today))
  return Array.from({ length: DAYS }, (_, age) => ({
    daysAgo: age,
    ratings: (byAge.get(age) ?? [])
      .toSorted((a, b) => compare(a.title, b.title) || compare(a.metricId, b.metricId))
      .map(({ title, rating }) => ({ title, rating })),
  })).filter((day) => day.ratings.length > 0)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
