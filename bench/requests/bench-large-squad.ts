import { report } from '../report/report.ts'
import { FULL } from '../rounds.ts'
import { squad } from '../scenarios/squad.ts'
import { benchRequests } from './bench-requests.ts'

export const LARGE_SQUAD = 'large-squad'

/** The largest answer there is to compute: 200 athletes over a year. */
export async function benchLargeSquad(command: string) {
  const { table, circumstances } = await benchRequests({
    chosen: [squad],
    engines: ['PostgreSQL'],
    pace: { ...FULL, roundMs: 4000 },
    size: { teams: 1, athletes: 200, metrics: 10, days: 365 },
  })
  report(LARGE_SQUAD, [table], `${circumstances}; \`${command}\``)
}
