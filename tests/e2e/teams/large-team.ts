import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { daysAgo, person } from './statistics-season.ts'

const GIVEN_NAMES =
  'Ava Ben Cleo Dion Esme Finn Greta Hugo Ines Jonas Kaia Leo Mira Nils Ona Per Quinn Rosa Sol Tom'
const FAMILY_NAMES =
  'Andersen Bergström Castellanos Dubois Eriksen Featherstonehaugh García Hoffmann Ito Jansen'
const METRICS = ['Sleep', 'Mood', 'Fatigue', 'Soreness', 'Stress']

/** A coach of 200 athletes, three of four of whom have answered the day. */
export async function largeTeam(system: Orm, password: string) {
  const coach = await person(system, { fullName: 'Marta Kowalczyk', managerId: null, password })
  const athletes = await athletesOf(system, coach.id)
  const answered = athletes.filter((_, index) => index % 4 !== 3)
  // Tomorrow too, should it begin before the page is opened.
  for (const day of [daysAgo(0), daysAgo(-1)]) await answers(system, coach.id, answered, day)
  const missing = athletes.filter((athlete) => !answered.includes(athlete))
  return { coach, answered, missing }
}

export type LargeTeam = Awaited<ReturnType<typeof largeTeam>>

type Athlete = { id: string; fullName: string }

async function athletesOf(system: Orm, managerId: string) {
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

async function answers(system: Orm, managerId: string, athletes: Athlete[], date: string) {
  const metrics = await system.select().from(customMetrics).where(eq(customMetrics.managerId, managerId))
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
