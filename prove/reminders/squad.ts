import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Ground } from '../ground.ts'
import { createLedger } from '../writes/ledger.ts'
import { newPerson, type Person, registering, signingIn } from '../writes/people.ts'
import { createTeam, joining, type Team } from '../writes/team.ts'

const ATHLETES = 24
const MISSING = 6

/** A team whose form is open, and those of its athletes who have not answered. */
export type Squad = Team & { missing: Person[] }

export async function foundSquad(ground: Ground): Promise<Squad> {
  const server = await ground.start()
  const ledger = createLedger()
  const team = await createTeam(ledger, server.origin)
  const athletes: Person[] = []
  for (let index = 0; index < ATHLETES; index++) {
    const athlete = newPerson(server.origin, 'athlete')
    await registering(ledger, athlete)
    await signingIn(ledger, athlete)
    await joining(ledger, team, athlete)
    athletes.push(athlete)
  }
  await server.stop()
  const db = await ground.open()
  await letAllBeReached(db.system, athletes)
  await answerToday(db.system, athletes.slice(MISSING), team)
  await db.close()
  return { ...team, missing: athletes.slice(0, MISSING) }
}

/** Whatever hour it is: addresses are confirmed, and the quiet hours begin in half a day. */
async function letAllBeReached(system: Orm, athletes: Person[]) {
  const ids = athletes.map(({ id }) => id)
  await system.update(profiles).set({ emailVerified: true }).where(inArray(profiles.id, ids))
  const later = (hours: number) =>
    sql`((now() at time zone 'UTC') + make_interval(hours => ${hours}::int))::time(0)`
  await system.insert(reminderChoices).values(
    ids.map((athleteId) => ({
      athleteId,
      quietFrom: later(12),
      quietTo: later(13),
      timeZone: 'UTC',
      changedAt: new Date(),
    })),
  )
}

/** Of two days, should the proof run past midnight. */
async function answerToday(system: Orm, athletes: Person[], { metricIds }: Team) {
  for (const ahead of [0, 24]) {
    const date = new Date(Date.now() + ahead * 60 * 60 * 1000).toISOString().slice(0, 10) as LocalDay
    await system
      .insert(metricResponses)
      .values(athletes.map(({ id }) => ({ athleteId: id, metricId: metricIds[0]!, date, ratingValue: 4 })))
  }
}
