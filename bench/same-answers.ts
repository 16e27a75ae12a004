import { deepStrictEqual } from 'node:assert/strict'
import { openConnection } from './load/connection.ts'
import { requestText } from './load/request-text.ts'
import type { Person, Scenario } from './scenario.ts'
import type { Target } from './targets.ts'

/** A floor that answers something else would measure something else. */
export async function demandSameAnswers(targets: Target[], scenario: Scenario, person: Person) {
  const answers = await Promise.all(targets.map((target) => answerOf(target, scenario, person)))
  for (const [index, answer] of answers.entries()) {
    const ofLastWeek = targets[index]?.name === 'ours on PGlite' ? scenario.ofLastWeek : undefined
    if (ofLastWeek) deepStrictEqual(ofLastWeek(answer), ofLastWeek(answers[0]))
    else deepStrictEqual(answer, answers[0])
  }
}

async function answerOf({ origin }: Target, scenario: Scenario, person: Person): Promise<unknown> {
  const connection = await openConnection(origin)
  const { body } = await connection.send(requestText(scenario, person, 0))
  connection.close()
  return JSON.parse(body)
}
