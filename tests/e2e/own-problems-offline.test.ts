import { openOwnDay } from './check-in-page.ts'
import { test } from './connection.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { ownItems } from './offline-page.ts'
import { askWeekly, card, openPage, own, reportButton, round, save, shape } from './own-problems.ts'
import { coachOn, linkTo } from './team.ts'

test.use({ serviceWorkers: 'allow' })

test('a report and the answers wait on the device, and are sent by themselves', async ({
  page,
  context,
  connection,
  server,
  complaints,
}) => {
  complaints.tolerate('net::ERR_', '/api/')
  const { coach, athlete } = await openOwnDay(page, server)
  await askWeekly(coach)
  await openPage(page)
  await expect(round(page)).toBeVisible()
  await installed(page)
  await connection.cut(context)
  await page.reload()
  await round(page).getByRole('button', { name: 'I had a problem' }).click()
  await round(page).getByRole('button', { name: 'Report a problem' }).click()
  await shape(page, 'ankle', 'right').click()
  await save(page).click()
  await expect(card(page, 'Ankle, right')).toContainText('Not sent yet: kept on this device')
  await round(page).getByRole('radio', { name: 'Could not participate due to a health problem' }).check()
  await round(page).getByRole('button', { name: 'Send my answers' }).click()
  await expect(round(page)).toContainText('Not sent yet: kept on this device')
  expect(await ownItems(page, '.health.')).toHaveLength(2)
  expect((await own(athlete)).problems).toEqual([])

  await connection.restore(context)
  await expect(round(page)).toContainText('Answered. You can change it until')
  await expect(card(page, 'Ankle, right')).not.toContainText('Not sent yet')
  expect(await own(athlete)).toMatchObject({
    problems: [{ area: 'ankle', side: 'right' }],
    round: { answers: [{ score: 100 }] },
  })
  expect(await ownItems(page, '.health.')).toEqual([])
})

test('what was meant for a team that one is no longer on goes to no other', async ({
  page,
  context,
  connection,
  server,
  complaints,
}) => {
  complaints.tolerate('net::ERR_', '/api/')
  const { coach, athlete } = await openOwnDay(page, server)
  await openPage(page)
  await expect(reportButton(page)).toBeVisible()
  await installed(page)
  await connection.cut(context)
  await reportButton(page).click()
  await shape(page, 'ankle', 'right').click()
  await save(page).click()
  await expect(card(page, 'Ankle, right')).toContainText('Not sent yet: kept on this device')

  expect((await coach.team.delete(`/athletes/${athlete.id}`)).status).toBe(204)
  const other = await coachOn(server, 'Nina Falk')
  const code = (await linkTo(other)).split('=')[1]
  expect((await athlete.post('/api/join', { code })).status).toBe(200)
  await connection.restore(context)
  await expect(page.getByText('You gave it while you were on another team.')).toBeVisible()
  await expectNothingWrong(page)
  expect((await other.team.get('/problems')).body.problems).toEqual([])
  expect((await own(athlete)).problems).toEqual([])
})
