import type { Day } from '#domain/check-in/day.ts'
import { formStatusAt } from '#domain/form-window/form-status.ts'
import { answersGiven, dayFrom, daysInARow, sessionsLogged } from '#server/features/check-in/queries.ts'
import { windowIn } from '#server/stored/form-window.ts'
import { formWindowOfAthlete } from '../floor/form-window-of.ts'
import { metricsOfAthlete } from '../floor/metrics-of.ts'
import type { Scenario } from '../scenario.ts'

/** What an athlete reads on opening the app: what is asked, what is answered, how many days in a row. */
export const today: Scenario = {
  name: 'today',
  askedBy: 'athlete',
  method: 'GET',
  route: '/api/day',
  request: () => ({ path: '/api/day' }),
  floor: async ({ read }, athleteId) => {
    const [windows] = await read(formWindowOfAthlete({ athleteId }))
    const formStatus = formStatusAt(windowIn(windows), new Date())
    const { day } = formStatus
    const [metrics, answers, sessions, [run]] = await read(
      metricsOfAthlete({ athleteId }),
      answersGiven({ athleteId, day }),
      sessionsLogged({ athleteId, day }),
      daysInARow({ athleteId, day }),
    )
    return { athleteId, formStatus, day: dayFrom(day, metrics, answers, sessions), streakBefore: run!.days }
  },
  isRight: (reply, { metricIds }) => (reply as { day: Day }).day.metrics.length === metricIds.length,
}
