import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/messages-plugin.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

const OF_THE_BUILD = ['tests/budget.test.ts', 'tests/browser-target.test.ts']

/** Given up after a second by default, which a busy machine takes for a mail. */
const patient = { poll: { timeout: 30_000 } }

const integration = {
  // Loading the server, and compiling PGlite, takes longer than most files' tests; no file shares a database.
  isolate: false,
  include: ['tests/integration/**/*.test.ts'],
  // No test is about time: what is slow on a busy machine is not wrong, and what never comes is found all the same.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: patient,
}

export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for a server or a database.
    maxWorkers: availableParallelism() + 1,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [messages()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: OF_THE_BUILD,
          testTimeout: 120_000,
          expect: patient,
        },
      },
      { test: { name: 'budget', include: OF_THE_BUILD } },
      // What takes several processes on one database has nothing to say about PGlite, which refuses the second; what
      // is about a process and no database is said once.
      {
        test: {
          name: 'pglite',
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: 'tests/support/pglite-global-setup.ts',
          ...integration,
          exclude: ['**/*.postgres.test.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'tests/support/postgres-global-setup.ts',
          ...integration,
          exclude: ['**/*.pglite.test.ts'],
        },
      },
    ],
  },
})
