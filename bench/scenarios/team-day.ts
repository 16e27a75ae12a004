import type { TeamDay } from '#domain/check-in/team-day.ts'
import { athleteDaysFrom, teamDayReads } from '#server/features/team-day/queries.ts'
import { dayBefore, LAST_FULL_DAY_AGO } from '../data/season-days.ts'
import { formWindowOfManager } from '../floor/form-window-of.ts'
import type { Scenario } from '../scenario.ts'

const path = `/api/team-day?day=${dayBefore(LAST_FULL_DAY_AGO)}`

/** What a coach reads each morning: 25 athletes with 10 answers and their sessions. */
export const teamDay: Scenario = {
  name: 'team-day',
  askedBy: 'manager',
  method: 'GET',
  route: '/api/team-day',
  request: () => ({ path }),
  floor: async ({ read }, managerId, request) => {
    const day = request.query('day') ?? ''
    const [, ...rows] = await read(formWindowOfManager({ managerId }), ...teamDayReads({ managerId, day }))
    return { day, today: dayBefore(0), athletes: athleteDaysFrom(rows) } satisfies TeamDay
  },
  isRight: (reply, { teamSize, metricIds }) => {
    const { athletes } = reply as TeamDay
    return (
      athletes.length === teamSize &&
      athletes.every(({ responses, AM }) => responses.length === metricIds.length && AM !== null)
    )
  },
}
