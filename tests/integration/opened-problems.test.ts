import { expect } from 'vitest'
import { test } from '#tests/support/app-test.ts'
import { KNEE, listed, putOwn, teamOfIda, TODAY } from '#tests/support/health-problem-requests.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'

const viewsOf = async (athlete: Someone) =>
  (await athlete.get('/api/record-views')).body.views.map(
    ({ viewerName, scope, day }: Record<'viewerName' | 'scope' | 'day', string>) => [viewerName, scope, day],
  )

test('who opens a problem is told to its athlete, and to nobody of whom there was nothing to read', async ({
  app,
}) => {
  const { coach, physio, blind, viewer, ida } = await teamOfIda(app)
  const bo = await memberOf(app, { fullName: 'Bo', coach })
  await putOwn(ida, KNEE)
  for (const reader of [physio, blind, viewer]) await listed(reader)
  expect(await viewsOf(ida)).toEqual([['Pia', 'problems', TODAY]])
  expect(await viewsOf(bo)).toEqual([])
})

test('so is who opens one that is shared, and the season with its problems', async ({ app }) => {
  const { coach, blind, ida } = await teamOfIda(app)
  await putOwn(ida, { ...KNEE, isSharedWithCoach: true })
  await listed(blind)
  expect((await coach.team.get(`/health-season?from=2026-11-01&to=${TODAY}`)).status).toBe(200)
  expect(await viewsOf(ida)).toEqual(
    expect.arrayContaining([
      ['Carl', 'problems', TODAY],
      ['Marta', 'problems', TODAY],
    ]),
  )
})
