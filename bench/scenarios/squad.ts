import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { squadReads, squadStatisticsFrom } from '#server/features/statistics/squad-queries.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { dayBefore } from '../data/season-days.ts'
import type { Scenario } from '../scenario.ts'

const range = { from: dayBefore(364), to: dayBefore(0) }

/** A whole team over a year: loads, ratios, averages and trends. */
export const squad: Scenario = {
  name: 'squad',
  askedBy: 'manager',
  method: 'GET',
  atOnce: 2,
  route: '/api/teams/:teamId/statistics/squad',
  request: ({ team }) => ({ path: `/api/teams/${team}/statistics/squad?${new URLSearchParams(range)}` }),
  floor: async ({ read }, { teamId }, request) => {
    const asked = { from: request.query('from') as LocalDay, to: request.query('to') as LocalDay }
    const [, ...rows] = await read(
      formWindowRow({ teamId }),
      ...squadReads({ ...asked, teamId, seesHealth: true }),
    )
    return squadStatisticsFrom(rows, { ...asked, today: dayBefore(0) }) satisfies SquadStatistics
  },
  isRight: (reply, { teamSize, metricIds }) => {
    const { rows, averages, metrics } = reply as SquadStatistics
    return (
      rows.length === teamSize &&
      // All but the one that asks for words (fill-season.ts).
      metrics.length === metricIds.length - 1 &&
      averages.length === rows.length * metrics.length
    )
  },
}
