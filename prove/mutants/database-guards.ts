import type { Pattern } from './guard-mutants.ts'

const STANDBY = 'tests/integration/standby.postgres.test.ts'
const DATABASE_AWAY = 'tests/integration/database-away.postgres.test.ts'

/** Against rows of a node that is not the primary, and against waiting for one that is not there. */
export const DATABASE_GUARDS: Pattern[] = [
  {
    files: 'src/database/connect/postgres.ts',
    guard: /rows\[0\]\?\.(?:isStandby|transaction_read_only === 'on')/g,
    replacement: 'false',
    caughtBy: [STANDBY],
  },
  {
    files: 'src/database/database-error.ts',
    guard: /NOT_THIS_NODE\.includes\(.*?''\)/g,
    replacement: 'false',
    caughtBy: [STANDBY],
  },
  {
    files: 'src/database/connect/postgres.ts',
    guard: /commitWithin\(client, commitLimitMs\)/g,
    replacement: "client.query('commit')",
    caughtBy: [DATABASE_AWAY],
  },
  {
    files: 'src/database/as-actor.ts',
    guard: /(?<='lock_timeout', ')10s/g,
    replacement: '0',
    caughtBy: [DATABASE_AWAY],
  },
  {
    files: 'src/server/{errors.ts,features/join/routes.ts}',
    guard: /(?<=if \()isDatabaseAway\(error\)/g,
    replacement: 'false',
    caughtBy: [DATABASE_AWAY],
  },
]
