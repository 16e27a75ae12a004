import { sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { statement } from '#database/statement.ts'
import { squadReads, squadStatisticsFrom } from '#server/features/statistics/squad-queries.ts'
import { dayBefore } from '../data/season-days.ts'
import { METRICS_PER_TEAM } from '../data/season-size.ts'
import type { Scenario } from '../scenario.ts'

/** Ours leaves it to the policies whose window this is; a floor has none. */
const formWindowOf = statement<unknown, { managerId: string }>(
  'form_window_of_squad',
  sql`select open_time, close_time, time_zone, manually_closed, closed_by_hand_at, opened_by_hand_at
    from daily_form_status where manager_id = ${sql.placeholder('managerId')}`,
)

const range = { from: dayBefore(364), to: dayBefore(0) }

/** A whole team over a year: loads, ratios, averages and trends. */
export const squad: Scenario = {
  name: 'squad',
  askedBy: 'manager',
  method: 'GET',
  atOnce: [2],
  route: '/api/statistics/squad',
  request: () => ({ path: `/api/statistics/squad?${new URLSearchParams(range)}` }),
  floor: async ({ read }, managerId, request) => {
    const asked = { from: request.query('from') as LocalDay, to: request.query('to') as LocalDay }
    const [, ...rows] = await read(formWindowOf({ managerId }), ...squadReads({ ...asked, managerId }))
    return { today: dayBefore(0), ...squadStatisticsFrom(rows, asked) } satisfies SquadStatistics
  },
  isRight: (reply, { teamSize }) => {
    const { rows, averages, metrics } = reply as SquadStatistics
    return (
      rows.length === teamSize &&
      // All but the one that asks for words (fill-season.ts).
      metrics.length === METRICS_PER_TEAM - 1 &&
      averages.length === rows.length * metrics.length
    )
  },
  ofLastWeek: (reply) =>
    (reply as SquadStatistics).rows.map(({ athleteId, week, lastReported, lastAnswer }) => ({
      athleteId,
      week,
      lastReported,
      lastAnswer,
    })),
}
