import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { connectPglite } from '#database/connect/pglite.ts'
import type { Orm } from '#database/database.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { addDays } from '#domain/calendar/wall-clock.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'

const GIVEN_NAMES =
  'Ava Ben Cleo Dion Esme Finn Greta Hugo Ines Jonas Kaia Leo Mira Nils Ona Per Quinn Rosa Sol Tom'
const FAMILY_NAMES =
  'Andersen Bergström Castellanos Dubois Eriksen Featherstonehaugh García Hoffmann Ito Jansen'
const METRICS = ['Sleep', 'Mood', 'Fatigue', 'Soreness', 'Stress']

/**
 * A data folder with a coach of 200 athletes, three of four of whom have answered the day. Written straight into the
 * database: registered one by one, their passwords alone would take half a minute.
 */
export async function largeTeam() {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-large-team-'))
  guardFolder(dataDir)
  const database = await connectPglite(dataDir)
  await database.migrate(MIGRATIONS_FOLDER)
  const coach = { email: 'coach@example.org', password: 'a good password' }
  const athletes = await people(database.system, coach)
  const answered = athletes.filter((_, index) => index % 4 !== 3)
  const today = localDayIn('UTC', new Date())
  // Tomorrow too, should it begin before the page is opened.
  for (const day of [today, addDays(today, 1)]) await answers(database.system, answered, day)
  await database.close()
  const missing = athletes.filter((athlete) => !answered.includes(athlete))
  return { dataDir, coach, answered, missing }
}

type Athlete = { id: string; fullName: string }

async function people(system: Orm, { email, password }: { email: string; password: string }) {
  const managerId = randomUUID()
  await system.insert(profiles).values({ id: managerId, role: 'manager', email, fullName: 'Marta Kowalczyk' })
  await system.insert(authAccounts).values({
    userId: managerId,
    accountId: managerId,
    providerId: 'credential',
    password: await hashPassword(password),
  })
  const athletes = GIVEN_NAMES.split(' ').flatMap((given) =>
    FAMILY_NAMES.split(' ').map((family): Athlete => ({ id: randomUUID(), fullName: `${given} ${family}` })),
  )
  await system
    .insert(profiles)
    .values(athletes.map((athlete) => ({ ...athlete, managerId, email: `${athlete.id}@example.org` })))
  await system
    .insert(customMetrics)
    .values([
      ...METRICS.map((title, position) => ({ managerId, title, position, type: 'rating' as const })),
      { managerId, title: 'Notes', position: METRICS.length, type: 'text' as const },
    ])
  return athletes
}

async function answers(system: Orm, athletes: Athlete[], date: string) {
  const metrics = await system.select().from(customMetrics)
  await system.insert(metricResponses).values(
    athletes.flatMap(({ id: athleteId }, nth) =>
      metrics.map(({ id: metricId, type, position }) => ({
        athleteId,
        metricId,
        date,
        ...(type === 'rating'
          ? { ratingValue: 1 + ((nth + position) % 5) }
          : { textValue: 'Legs a little heavy after yesterday, otherwise fine.' }),
      })),
    ),
  )
  const rest = { trainingType: null, rpe: 0, durationMin: 0 }
  const competition = { trainingType: 'competition' as const, rpe: 9, durationMin: 90 }
  await system.insert(trainingSessions).values(
    athletes.flatMap(({ id: athleteId }, nth) => [
      { athleteId, date, session: 'AM' as const, ...(nth % 3 === 0 ? rest : competition) },
      { athleteId, date, session: 'PM' as const, ...rest },
    ]),
  )
}
