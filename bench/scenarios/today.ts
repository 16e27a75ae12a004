import type { Day } from '#domain/check-in/day.ts'
import { formStatusAt } from '#domain/form-window/form-status.ts'
import { dayFrom, todayReads } from '#server/features/check-in/queries.ts'
import { formWindowRow, windowIn } from '#server/stored/form-window.ts'
import { dayBefore } from '../data/season-days.ts'
import type { Scenario } from '../scenario.ts'

/** What an athlete reads on opening the app: what is asked, what is answered, how many days in a row. */
export const today: Scenario = {
  name: 'today',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/day',
  request: () => ({ path: '/api/day' }),
  floor: async ({ read }, { userId: athleteId, teamId }) => {
    const day = dayBefore(0)
    const [windows, metrics, answers, sessions, [run]] = await read(
      formWindowRow({ teamId }),
      ...todayReads({ athleteId, teamId, day }),
    )
    const formStatus = formStatusAt(windowIn(windows), new Date())
    return {
      athleteId,
      formStatus,
      day: dayFrom({ day, metrics, answers, sessions, titles: new Map() }),
      streakBefore: run!.days,
    }
  },
  isRight: (reply, { metricIds }) => (reply as { day: Day }).day.metrics.length === metricIds.length,
}
