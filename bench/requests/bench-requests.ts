import type { SeasonSize } from '../data/season-size.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { measureRounds, type Pace } from '../rounds.ts'
import { demandSameAnswers } from '../same-answers.ts'
import type { Scenario } from '../scenario.ts'
import { HEADINGS, resultRow } from './result-row.ts'
import { type Engine, startGrounds } from './start-grounds.ts'

const CONCURRENCY = 50

export type RequestsAsked = { chosen: Scenario[]; size: SeasonSize; pace: Pace; engines: readonly Engine[] }
export type Measured = { table: string; circumstances: string }

/** Each request to our server beside the two floors, in turns. */
export async function benchRequests({ chosen, size, pace, engines }: RequestsAsked): Promise<Measured> {
  const season = `${size.teams} teams of ${size.athletes}, ${size.metrics} metrics, ${size.days} days`
  console.error(`Filling the databases: ${season} …`)
  const { grounds, machineLine, stop } = await startGrounds(size, engines)
  try {
    const everyTarget = grounds.flatMap(({ targets }) => targets)
    for (const scenario of chosen) await demandSameAnswers(everyTarget, scenario)
    const rows: string[][] = []
    for (const scenario of chosen) {
      const concurrency = scenario.atOnce ?? CONCURRENCY
      for (const { engine, targets } of grounds) {
        console.error(`Measuring ${scenario.name} on ${engine} …`)
        const rounds = await measureRounds(targets, { scenario, concurrency }, pace)
        rows.push(resultRow(scenario.name, concurrency, engine, rounds))
      }
    }
    return { table: markdownTable(HEADINGS, rows), circumstances: `${machineLine}; ${season}` }
  } finally {
    await stop()
  }
}
