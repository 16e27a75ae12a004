import { sql } from 'drizzle-orm'
import { alphabet } from '#domain/account/alphabet.ts'
import { athleteName } from '#domain/messages/unknown-names.ts'
import { type ActorTx, readAsActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { statement } from '#database/statement.ts'

type Athlete = { id: string; fullName: string; email: string; avatarUrl: string | null }

const athletesOf = statement<Athlete, { managerId: string }>(
  'athletes_of',
  sql`select id, full_name as "fullName", email, avatar_url as "avatarUrl" from profiles
    where manager_id = ${sql.placeholder('managerId')} and role = 'athlete'
    order by id`,
)

export async function readAthletes(db: Database, managerId: string): Promise<Athlete[]> {
  const [athletes] = await readAsActor(db, managerId, athletesOf({ managerId }))
  const named = athletes.map((athlete) => ({ ...athlete, fullName: athleteName(athlete.fullName) }))
  return named.toSorted((one, other) => alphabet.compare(one.fullName, other.fullName))
}

/** False if the actor has no such athlete. */
export async function releaseAthlete(tx: ActorTx, athleteId: string, now: Date): Promise<boolean> {
  const [answer] = await tx
    .select({ released: sql<boolean>`released` })
    .from(sql`release_athlete(${athleteId}, ${now.toISOString()}::timestamptz) as released`)
  return answer!.released
}
