import { notLike, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Database, Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { avatarImages, type AvatarImages } from './portrait.ts'
import { demoId } from './random.ts'
import { demoTeam } from './demo-team.ts'
import { DEMO_DOMAIN, demoAthletes, demoCoach, idOf } from './roster.ts'

const ROWS_PER_INSERT = 1000

export class RealUsersPresent extends Error {
  constructor(location: string) {
    super(
      `Nothing was loaded: ${location} holds accounts outside ${DEMO_DOMAIN}, and the demo team is for a database of its own. ` +
        'Set DATA_DIR (or DATABASE_URL) to another place.',
    )
  }
}

export type DemoLoad = {
  today: LocalDay
  timeZone: string
  passwordHash: string
  /** Stores the three sizes and answers with the avatar_url. */
  saveAvatar: (userId: string, folder: string, images: AvatarImages) => Promise<string>
}

/** Replaces whatever demo team is there, in one transaction. Throws RealUsersPresent, having written nothing. */
export function loadDemoTeam(database: Database, load: DemoLoad): Promise<void> {
  return database.system.transaction(async (tx) => {
    // Keeps anyone from registering between the check and the commit.
    await tx.execute(sql`lock table profiles in share row exclusive mode`)
    if (await holdsRealUsers(tx)) throw new RealUsersPresent(database.location)
    const avatars = await saveAvatars(load.saveAvatar)
    const team = demoTeam(load.today, load.timeZone)

    await tx.delete(profiles)
    // The coach comes first: an athlete's manager_id must name a manager already there.
    for (const person of team.people) {
      await tx.insert(profiles).values({ ...person, avatarUrl: avatars.get(person.id) ?? null })
    }
    const passwords = team.people.map(({ id, createdAt }) => ({
      id: demoId('password', id),
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: load.passwordHash,
      createdAt,
    }))
    await insertAll(tx, authAccounts, passwords)
    await tx.insert(dailyFormStatus).values(team.formStatus)
    await insertAll(tx, customMetrics, team.metrics)
    await insertAll(tx, dailyMetrics, team.joined)
    await insertAll(tx, metricResponses, team.answers)
    await insertAll(tx, trainingSessions, team.sessions)
  })
}

async function holdsRealUsers(tx: Orm): Promise<boolean> {
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(notLike(profiles.email, `%@${DEMO_DOMAIN}`))
    .limit(1)
  return found.length > 0
}

async function saveAvatars(save: DemoLoad['saveAvatar']): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const person of [demoCoach, ...demoAthletes]) {
    if (person.look === null) continue
    const id = idOf(person)
    urls.set(id, await save(id, demoId('avatar', person.email), await avatarImages(person.look)))
  }
  return urls
}

async function insertAll<Table extends PgTable>(tx: Orm, table: Table, rows: Table['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT))
  }
}
