import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { demoId } from './random.ts'

/** A team with its past. It can't be entered through the app, which takes the answers of today only. */
export type TeamRows = {
  people: (typeof profiles.$inferInsert & { id: string })[]
  metrics: (typeof customMetrics.$inferInsert)[]
  formStatus?: typeof dailyFormStatus.$inferInsert
  joined?: (typeof dailyMetrics.$inferInsert)[]
  answers: (typeof metricResponses.$inferInsert)[]
  sessions: (typeof trainingSessions.$inferInsert)[]
}

const ROWS_PER_INSERT = 1000

/** All of them sign in with the same password. */
export async function writeTeam(tx: Orm, team: TeamRows, passwordHash: string): Promise<void> {
  const isManager = ({ role }: { role?: string | undefined }) => role === 'manager'
  // The managers come first: an athlete's manager_id must name one that is already there.
  await insertAll(tx, profiles, team.people.filter(isManager))
  await insertAll(
    tx,
    profiles,
    team.people.filter((person) => !isManager(person)),
  )
  const passwords = team.people.map(({ id, createdAt }) => ({
    id: demoId('password', id),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
    ...(createdAt && { createdAt }),
  }))
  await insertAll(tx, authAccounts, passwords)
  if (team.formStatus) await tx.insert(dailyFormStatus).values(team.formStatus)
  await insertAll(tx, customMetrics, team.metrics)
  await insertAll(tx, dailyMetrics, team.joined ?? [])
  await insertAll(tx, metricResponses, team.answers)
  await insertAll(tx, trainingSessions, team.sessions)
}

async function insertAll<Table extends PgTable>(tx: Orm, table: Table, rows: Table['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT))
  }
}
