import { isWrongArguments, readCommandLine } from './command-line.ts'
import { benchGrowth, GROWTH } from './growth/bench-growth.ts'
import { benchLiveListeners, LIVE_LISTENERS } from './live/bench-live-listeners.ts'
import { machine } from './report/machine.ts'
import { HEADINGS, resultRows } from './report/result-rows.ts'
import { textTable } from './report/text-table.ts'
import { measureRounds } from './rounds.ts'
import { benchMorningRush, MORNING_RUSH } from './rush/bench-morning-rush.ts'
import { demandSameAnswers } from './same-answers.ts'
import { startTargets } from './targets.ts'

const CONCURRENCIES = [20, 50]

try {
  await bench(process.argv.slice(2))
} catch (error) {
  console.error(isWrongArguments(error) ? error.message : error)
  process.exitCode = 1
}

async function bench(args: string[]) {
  if (args.includes(LIVE_LISTENERS)) return benchLiveListeners()
  if (args.includes(MORNING_RUSH)) return benchMorningRush()
  if (args.includes(GROWTH)) return benchGrowth()
  const { chosen, pace, size, text } = readCommandLine(args)
  console.error(`Filling the databases: ${size.teams} teams of ${size.athletes}, ${size.days} days …`)
  const { targets, people, url, stop } = await startTargets(size)
  try {
    const rows: string[][] = []
    for (const scenario of chosen) {
      const visitors = people[scenario.askedBy]
      await demandSameAnswers(targets, scenario, visitors[0]!)
      for (const concurrency of scenario.atOnce ?? CONCURRENCIES) {
        console.error(`Measuring ${scenario.name}, ${concurrency} at once …`)
        const rounds = await measureRounds(targets, { scenario, people: visitors, concurrency }, pace)
        const names = targets.map(({ name }) => name)
        rows.push(...resultRows(scenario.name, concurrency, names, rounds))
      }
    }
    console.log(`\n${textTable(HEADINGS, rows)}\n`)
    console.log(`${await machine(url)}; ${size.teams} teams of ${size.athletes}, ${size.days} days; ${text}`)
  } finally {
    await stop()
  }
}
