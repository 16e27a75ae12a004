import { openConnection } from '../load/connection.ts'
import { requestText } from '../load/request-text.ts'
import type { Person } from '../scenario.ts'
import { submitDay } from '../scenarios/submit-day.ts'
import { today } from '../scenarios/today.ts'

/** An athlete's morning: to open the app and to submit the day, on a connection of one's own. */
export async function answerDay(origin: string, athlete: Person) {
  const connection = await openConnection(origin)
  try {
    for (const scenario of [today, submitDay]) {
      const { status, body } = await connection.send(requestText(scenario, athlete, 0))
      if (status !== 200) throw new Error(`${scenario.name}: ${status} ${body.slice(0, 200)}`)
    }
  } finally {
    connection.close()
  }
}
