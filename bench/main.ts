import { isWrongArguments, readCommandLine } from './command-line.ts'
import { benchGrowth, GROWTH } from './growth/bench-growth.ts'
import { benchLiveListeners, LIVE_LISTENERS } from './live/bench-live-listeners.ts'
import { benchMemory, MEMORY } from './memory/bench-memory.ts'
import { benchPages, PAGES } from './pages/bench-pages.ts'
import { report } from './report/report.ts'
import { benchLargeSquad, LARGE_SQUAD } from './requests/bench-large-squad.ts'
import { benchRequests } from './requests/bench-requests.ts'
import { pageBytesTable } from './requests/page-bytes-table.ts'
import { benchFederation, FEDERATION } from './rush/bench-federation.ts'
import { benchMorningRush, MORNING_RUSH } from './rush/bench-morning-rush.ts'

try {
  await bench(process.argv.slice(2))
} catch (error) {
  console.error(isWrongArguments(error) ? error.message : error)
  process.exitCode = 1
}

async function bench(args: string[]) {
  const { part, requests, sessions, command } = readCommandLine(args)
  switch (part) {
    case GROWTH:
      return benchGrowth(sessions, command)
    case LARGE_SQUAD:
      return benchLargeSquad(command)
    case MORNING_RUSH:
      return benchMorningRush(command)
    case FEDERATION:
      return benchFederation(command)
    case LIVE_LISTENERS:
      return benchLiveListeners(command)
    case MEMORY:
      return benchMemory(command)
    case PAGES:
      return benchPages(command)
    case undefined: {
      const { table, circumstances } = await benchRequests(requests)
      // A trial run is printed only; it must not replace the published figures.
      if (args.length > 0) console.log(`\n${table}\n\n${circumstances}; ${command}`)
      else report('requests', [table, pageBytesTable()], `${circumstances}; \`${command}\``)
    }
  }
}
