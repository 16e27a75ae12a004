import { ATTACKERS } from '#tests/support/requests/attacked-teams.ts'
import type { Part } from '../part.ts'
import { ENGINES, runTests } from '../run-tests.ts'

const REQUESTS_PER_ROLE = 10_000

export const part: Part = {
  name: 'requests',
  what: 'requests made up from the OpenAPI document, right and wrong, are answered as it says and reach nobody else’s data',
  takes: '30 min',
  run: async ({ rounds = REQUESTS_PER_ROLE, seed }) => {
    const env = { REQUESTS_PER_ROLE: String(rounds), REQUESTS_SEED: String(seed) }
    const failed: string[] = []
    for (const project of ENGINES) {
      const run = await runTests({ project, files: ['tests/integration/generated-requests.test.ts'], env })
      for (const failure of [...run.failed, ...run.unloaded]) console.error(failure)
      console.error(`  ${project}: ${run.passed} of ${ATTACKERS.length} roles without a fault`)
      failed.push(...run.failed, ...run.unloaded)
    }
    const sent = (rounds * ATTACKERS.length).toLocaleString('en')
    return {
      line: `requests: ${sent} by ${ATTACKERS.length} roles on each of PGlite and PostgreSQL, ${failed.length} roles got an answer that is not documented or not theirs, or changed what is not theirs`,
      ok: failed.length === 0,
    }
  },
}
