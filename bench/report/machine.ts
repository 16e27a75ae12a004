import { availableParallelism, cpus } from 'node:os'

/** What the figures depend on, in one line. */
export function machine(postgresVersion: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${availableParallelism()} cores (${model}), Node ${process.versions.node}, PostgreSQL ${postgresVersion}`
}
