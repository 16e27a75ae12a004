import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { TestApp } from '#tests/support/test-app.ts'

export const SUNDAY = '2026-11-15'
const SUNDAY_7 = '2026-11-15T07:00:00'
const BEFORE = new Date('2026-11-01T00:00:00Z')

export const TRAINED = { kind: 'trained', trainingType: 'speed_agility', rpe: 7, durationMin: 75 }
export const RESTED = { kind: 'rested' }

export const athens = (moment: string) => new Date(`${moment}+02:00`)

/** A manager with a rating and a text metric and a form open from 05:30 to 10:30 in Athens, and one athlete; it is 07:00. */
export async function sundayTeam(app: TestApp) {
  const manager = await memberOf(app, { role: 'manager' })
  const athlete = await memberOf(app, { coach: manager })
  const [rating, text] = await app.db.system
    .insert(customMetrics)
    .values([
      { teamId: manager.team.id, title: 'Sleep', type: 'rating', createdAt: BEFORE },
      { teamId: manager.team.id, title: 'Notes', type: 'text', position: 1, createdAt: BEFORE },
    ])
    .returning()
  app.setClock(() => BEFORE)
  await manager.team.put('/form-status', { openTime: '05:30', closeTime: '10:30', timeZone: 'Europe/Athens' })
  app.setClock(() => athens(SUNDAY_7))
  const answers = [
    { metricId: rating!.id, kind: 'rating', rating: 4 },
    { metricId: text!.id, kind: 'text', text: 'Right calf tight.' },
  ]
  return { manager, athlete, answers, ratingId: rating!.id, textId: text!.id }
}

export const submission = (parts: object) => ({
  key: randomUUID(),
  day: SUNDAY,
  givenAt: athens(SUNDAY_7).toISOString(),
  ...parts,
})

/** What the database holds of an athlete. */
export const storedOf = async ({ system }: TestApp['db'], athleteId: string) => ({
  answers: await system.select().from(metricResponses).where(eq(metricResponses.athleteId, athleteId)),
  sessions: await system.select().from(trainingSessions).where(eq(trainingSessions.athleteId, athleteId)),
})
