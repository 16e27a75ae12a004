import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { AthleteStatistics } from '#domain/statistics/athlete-statistics.ts'
import { athleteReads, athleteStatisticsFrom } from '#server/features/statistics/athlete-queries.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { dayBefore } from '../data/season-days.ts'
import type { Scenario } from '../scenario.ts'

const range = { from: dayBefore(30), to: dayBefore(0) }

/** What the statistics of the last 30 days are computed from: 65 days of sessions, and of 58 days 9 ratings each. */
export const athleteStatistics: Scenario = {
  name: 'athlete-statistics',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/statistics/athlete',
  request: () => ({ path: `/api/statistics/athlete?${new URLSearchParams(range)}` }),
  floor: async ({ read }, { userId: athleteId, teamId: knownTeamId }, request) => {
    const [from, to] = [request.query('from') as LocalDay, request.query('to') as LocalDay]
    const asked = {
      athleteId,
      teamId: null,
      knownTeamId,
      seesHealth: true,
      from,
      to,
      method: 'rolling',
    } as const
    const [, ...rows] = await read(formWindowRow({ teamId: knownTeamId }), ...athleteReads(asked))
    return { today: dayBefore(0), ...athleteStatisticsFrom(rows, asked) }
  },
  isRight: (reply, { metricIds }) => {
    const { reports, metrics, ratings } = reply as AthleteStatistics
    // All but the one that asks for words (fill-season.ts).
    const rated = metricIds.length - 1
    return reports.length > 0 && metrics.length === rated && ratings.length % rated === 0
  },
}
