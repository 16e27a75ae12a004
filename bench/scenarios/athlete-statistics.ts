import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import { statement } from '#database/statement.ts'
import { athleteReads, athleteStatisticsFrom } from '#server/features/statistics/athlete-queries.ts'
import { dayBefore } from '../data/season-days.ts'
import { METRICS_PER_TEAM } from '../data/season-size.ts'
import type { Scenario } from '../scenario.ts'

/** Ours leaves it to the policies whose window this is; a floor has none. */
const formWindowOf = statement<unknown, { athleteId: string }>(
  'form_window_of_athlete',
  sql`select open_time, close_time, time_zone, manually_closed, closed_by_hand_at, opened_by_hand_at
    from daily_form_status
    where manager_id = (select manager_id from profiles where id = ${sql.placeholder('athleteId')})`,
)

const range = { from: dayBefore(30), to: dayBefore(0) }

/** What the statistics of the last 30 days are computed from: 65 days of sessions and 9 ratings a day. */
export const athleteStatistics: Scenario = {
  name: 'athlete-statistics',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/statistics/athlete',
  request: () => ({ path: `/api/statistics/athlete?${new URLSearchParams(range)}` }),
  floor: async ({ read }, athleteId, request) => {
    const [from, to] = [request.query('from') as LocalDay, request.query('to') as LocalDay]
    const asked = { athleteId, from, to, method: 'rolling' } as const
    const [, ...rows] = await read(formWindowOf({ athleteId }), ...athleteReads(asked))
    return { today: dayBefore(0), ...athleteStatisticsFrom(rows, asked) }
  },
  isRight: (reply) => {
    const { reports, metrics, ratings } = reply as AthleteStatistics
    // All but the one that asks for words (fill-season.ts).
    const rated = METRICS_PER_TEAM - 1
    return reports.length > 0 && metrics.length === rated && ratings.length % rated === 0
  },
  ofLastWeek: (reply) => {
    const { reports, ratings } = reply as AthleteStatistics
    const isRecent = ({ date }: { date: LocalDay }) => date > dayBefore(7)
    return [reports.filter(isRecent), ratings.filter(isRecent)]
  },
}
