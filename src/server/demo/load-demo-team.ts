import { notLike, sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Database, Orm } from '#database/database.ts'
import { profiles } from '#database/schema/profiles.ts'
import { avatarImages, type AvatarImages } from './portrait.ts'
import { demoId } from './random.ts'
import { demoTeam } from './demo-team.ts'
import { DEMO_DOMAIN, demoAthletes, demoCoach, idOf } from './roster.ts'
import { writeTeam } from './write-team.ts'

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
    const people = team.people.map((person) => ({ ...person, avatarUrl: avatars.get(person.id) ?? null }))
    await writeTeam(tx, { ...team, people }, load.passwordHash)
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
