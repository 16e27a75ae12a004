import { deepStrictEqual } from 'node:assert/strict'
import { openConnection } from './load/connection.ts'
import { requestText } from './load/request-text.ts'
import type { Scenario } from './scenario.ts'
import type { Target } from './target/target.ts'

/** A floor that answers something else would measure something else. */
export async function demandSameAnswers(targets: Target[], scenario: Scenario) {
  const answers = await Promise.all(targets.map((target) => answerOf(target, scenario)))
  for (const answer of answers) deepStrictEqual(answer, answers[0])
}

async function answerOf({ origin, people }: Target, scenario: Scenario): Promise<unknown> {
  const connection = await openConnection(origin)
  const { body } = await connection.send(requestText(scenario, people[scenario.askedBy][0]!, 0))
  connection.close()
  return JSON.parse(body)
}
