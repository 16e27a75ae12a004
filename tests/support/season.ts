// oxlint-disable no-empty-pattern -- Vitest reads a fixture's needs from this pattern.
import { test as base } from 'vitest'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Slot } from '#domain/training-session/training-session.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

export type Season = Awaited<ReturnType<typeof startSeason>>

/** A Wednesday, on which it is 08:00 in the coach's Athens. */
const NOW = '2026-11-18T06:00:00Z'

/** Marta coaches Ida and Bo, a stranger coaches Eve; nothing is reported yet. */
export async function startSeason(...ground: Parameters<typeof startTestApp>) {
  const app = await startTestApp(...ground)
  app.setClock(() => new Date(NOW))
  const person = (fullName: string, role: 'athlete' | 'manager') =>
    memberOf(app, { fullName, role, timeZone: 'Europe/Athens' })
  const [coach, stranger] = [await person('Marta', 'manager'), await person('Other', 'manager')]
  const [ida, bo, eve] = [
    await person('Ida', 'athlete'),
    await person('Bo', 'athlete'),
    await person('Eve', 'athlete'),
  ]
  await join(app, coach, ida, bo)
  await join(app, stranger, eve)
  return { app, coach, stranger, ida, bo, eve }
}

/** A `test` whose file has a season of its own. */
export const test = base.extend('season', { scope: 'file' }, async ({}, { onCleanup }) => {
  const season = await startSeason()
  onCleanup(season.app.stop)
  return season
})

async function join(app: TestApp, { team }: Someone, ...athletes: Someone[]) {
  for (const { id } of athletes) await putOnTeam(app.db, team.id, id)
}

/** `rpe` 0 is a declared rest. */
export async function log(
  { app }: Season,
  { id: athleteId }: Someone,
  ...sessions: [date: LocalDay, session: Slot, rpe: number, durationMin: number][]
) {
  await app.db.system.insert(trainingSessions).values(
    sessions.map(([date, session, rpe, durationMin]) => ({
      athleteId,
      date,
      session,
      rpe,
      durationMin,
      trainingType: rpe > 0 ? ('strength_power' as const) : null,
    })),
  )
}

export async function addMetric(
  { app, coach }: Season,
  title: string,
  type: 'rating' | 'text' = 'rating',
  teamId = coach.team.id,
): Promise<string> {
  const [metric] = await app.db.system.insert(customMetrics).values({ teamId, title, type }).returning()
  return metric!.id
}

/** A number is a rating, words are a text. */
export async function answer(
  { app }: Season,
  { id: athleteId }: Someone,
  metricId: string,
  ...answers: [date: LocalDay, value: number | string][]
) {
  await app.db.system.insert(metricResponses).values(
    answers.map(([date, value]) => ({
      athleteId,
      metricId,
      date,
      ...(typeof value === 'number' ? { ratingValue: value } : { kind: 'text' as const, textValue: value }),
    })),
  )
}
