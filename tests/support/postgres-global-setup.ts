import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tests/support/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; databasePrefix: string }
  }
}

export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, databasePrefix, stop } = await startPostgres()
  project.provide('postgres', { adminUrl, databasePrefix })
  return stop
}
