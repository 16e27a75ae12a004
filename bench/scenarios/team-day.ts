import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { TeamDay } from '#domain/check-in/team-day.ts'
import { athleteDaysFrom, teamDayReads } from '#server/features/team-day/queries.ts'
import { formWindowRow } from '#server/stored/form-window.ts'
import { dayBefore, LAST_FULL_DAY_AGO } from '../data/season-days.ts'
import type { Scenario } from '../scenario.ts'

/** What a coach reads each morning: 25 athletes with 10 answers and their sessions. */
export const teamDay: Scenario = {
  name: 'team-day',
  askedBy: 'manager',
  method: 'GET',
  route: '/api/teams/:teamId/day',
  request: ({ team }) => ({ path: `/api/teams/${team}/day?day=${dayBefore(LAST_FULL_DAY_AGO)}` }),
  floor: async ({ read }, { teamId }, request) => {
    const day = (request.query('day') ?? '') as LocalDay
    const [, ...rows] = await read(
      formWindowRow({ teamId }),
      ...teamDayReads({ teamId, seesHealth: true, day }),
    )
    return { day, today: dayBefore(0), athletes: athleteDaysFrom(rows, day, new Map()) } satisfies TeamDay
  },
  isRight: (reply, { teamSize, metricIds }) => {
    const { athletes } = reply as TeamDay
    return (
      athletes.length === teamSize &&
      athletes.every(({ responses, AM }) => responses.length === metricIds.length && AM !== null)
    )
  },
}
