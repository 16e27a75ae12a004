import { sql } from 'drizzle-orm'
import type { TeamDay } from '#domain/check-in/team-day.ts'
import { statement } from '#database/statement.ts'
import { athleteDaysFrom, teamDayReads } from '#server/features/team-day/queries.ts'
import { METRICS_PER_TEAM } from '../data/season-size.ts'
import { dayBefore, LAST_FULL_DAY_AGO } from '../data/season-days.ts'
import type { Scenario } from '../scenario.ts'

/** Ours leaves it to the policies whose window this is; a floor has none. */
const formWindowOf = statement<unknown, { managerId: string }>(
  'form_window_of',
  sql`select open_time, close_time, time_zone, manually_closed, closed_by_hand_at, opened_by_hand_at
    from daily_form_status where manager_id = ${sql.placeholder('managerId')}`,
)

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
    const [, ...rows] = await read(formWindowOf({ managerId }), ...teamDayReads({ managerId, day }))
    return { day, today: dayBefore(0), athletes: athleteDaysFrom(rows) } satisfies TeamDay
  },
  isRight: (reply, { teamSize }) => {
    const { athletes } = reply as TeamDay
    return (
      athletes.length === teamSize &&
      athletes.every(({ responses, AM }) => responses.length === METRICS_PER_TEAM && AM !== null)
    )
  },
}
