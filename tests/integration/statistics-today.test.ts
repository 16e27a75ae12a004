import { expect } from 'vitest'
import { test } from '#tests/support/season.ts'
import type { Someone } from '#tests/support/someone.ts'

test.beforeAll(async ({ season }) => {
  // A Sunday evening in Honolulu, Monday morning in Athens.
  season.app.setClock(() => new Date('2026-11-16T06:00:00Z'))
  await season.coach.team.delete(`/athletes/${season.bo.id}`)
})

const dayFor = async (reader: Someone, zone: string) => {
  const asked = `from=2026-11-09&to=2026-11-15${zone}`
  const figures = (await reader.get(`/api/statistics/athlete?${asked}`)).body
  const week = (await reader.get(`/api/statistics/week?${zone.slice(1)}`)).body
  return [figures.today, week.currentMonday]
}

const HONOLULU = '&timeZone=Pacific/Honolulu'

test('an athlete of a team has the team’s today, wherever their device is', async ({ season }) => {
  expect(await dayFor(season.ida, HONOLULU)).toEqual(['2026-11-16', '2026-11-16'])
})

test('an athlete without a team has that of their device', async ({ season }) => {
  expect(await dayFor(season.bo, HONOLULU)).toEqual(['2026-11-15', '2026-11-09'])
  expect(await dayFor(season.bo, '')).toEqual(['2026-11-16', '2026-11-16'])
})
