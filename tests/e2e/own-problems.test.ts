import { randomUUID } from 'node:crypto'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { Someone } from '#tests/support/someone.ts'
import { openOwnDay, toast } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { askWeekly, card, dialog, openPage, own, reportButton, round, save, shape } from './own-problems.ts'
import { colleagueOf } from './team.ts'

async function stored(athlete: Someone, wish: object = {}) {
  const { today } = await own(athlete)
  const knee = { kind: 'injury', area: 'knee', side: 'left', beganOn: addDays(today as LocalDay, -40) }
  const id = randomUUID()
  expect((await athlete.put(`/api/problems/${id}`, { ...knee, ...wish })).status).toBe(200)
  return { id, today: today as LocalDay }
}

test('an athlete points out an injury on the body, says who reads it, and says that it is over', async ({
  page,
  server,
}) => {
  const { coach, athlete } = await openOwnDay(page, server)
  const carl = await colleagueOf(coach, server, 'coach', 'Carl Blom')
  const seen = async () => (await carl.team.get('/problems')).body.problems

  await test.step('nothing chosen is said beside the body', async () => {
    await reportButton(page).click()
    await save(page).click()
    await expect(dialog(page).getByText('Please choose where it is.')).toBeInViewport()
    await expectNothingWrong(page, DIALOG)
  })

  await test.step('pressed on the body, and read in words', async () => {
    await shape(page, 'knee', 'left').click()
    await expect(dialog(page).getByText('Knee, left')).toBeVisible()
    await expect(dialog(page).getByText('Please choose where it is.')).toBeHidden()
    await expect(dialog(page).getByRole('radio', { name: 'Knee' })).toBeChecked()
    await expect(dialog(page).getByLabel('Or choose from the list')).toHaveValue('knee')
    await dialog(page).getByRole('radio', { name: 'Both sides' }).check()
    await expect(dialog(page).getByText('Knee, both sides')).toBeVisible()
    await shape(page, 'knee', 'left').click()
    await dialog(page).getByLabel('In a few words (if you like)').fill('Since the hill runs')
    await expectNothingWrong(page, DIALOG)
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
    expect(await own(athlete)).toMatchObject({
      problems: [{ kind: 'injury', area: 'knee', side: 'left', isSharedWithCoach: false }],
    })
  })

  await test.step('shared, and taken back', async () => {
    await page.getByRole('link', { name: 'My health' }).click()
    await expect(card(page, 'Knee, left')).toContainText('Since the hill runs')
    expect(await seen()).toEqual([])
    const share = card(page, 'Knee, left').getByRole('checkbox', { name: 'Share with my coaches' })
    await share.click()
    await expect(card(page, 'Knee, left')).toContainText('and by your coaches')
    await expect.poll(seen).toHaveLength(1)
    await expectNothingWrong(page)
    await share.click()
    await expect.poll(seen).toEqual([])
  })

  await test.step('over, and back again', async () => {
    await card(page, 'Knee, left').getByRole('button', { name: 'It is over' }).click()
    const end = page.getByRole('dialog', { name: 'Is it over?' })
    await end.getByLabel('The first day without it').fill('')
    await end.getByRole('button', { name: 'It is over' }).click()
    await expect(end.getByText('Please choose the day.')).toBeVisible()
    const { today } = await own(athlete)
    await end.getByLabel('The first day without it').fill(today)
    await end.getByRole('button', { name: 'It is over' }).click()
    await expect(end).toBeHidden()
    await expect(page.getByText('No injury and no illness.')).toBeVisible()
    await reportButton(page).click()
    await dialog(page).getByLabel('Did you have it before?').selectOption({ index: 1 })
    await expect(dialog(page).getByText('Knee, left', { exact: true })).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Came back at once')).toBeVisible()
    await expectNothingWrong(page)
  })
})

test('the body is gone along with the arrow keys, and an illness is not asked where @any-viewport', async ({
  page,
  server,
}) => {
  const { athlete } = await openOwnDay(page, server)
  await reportButton(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('radio', { name: 'Head' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: 'Shoulder' })).toBeFocused()
  await expect(dialog(page).getByRole('radio', { name: 'Shoulder' })).toBeChecked()
  await dialog(page).getByRole('radio', { name: 'Right', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('Shoulder, right')).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'Illness' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('Where is it?')).toBeHidden()
  await dialog(page).getByRole('radio', { name: 'Injury' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('Shoulder, right')).toBeVisible()
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  expect(await own(athlete)).toMatchObject({ problems: [{ area: 'shoulder', side: 'right' }] })
})

test('the weekly round is one tap for who had no problem, and four questions for who had one', async ({
  page,
  server,
}) => {
  const { coach, athlete } = await openOwnDay(page, server)
  await expect(reportButton(page)).toBeVisible()
  await expect(round(page)).toBeHidden()
  await askWeekly(coach)
  await page.reload()

  await test.step('one tap, and the card is gone', async () => {
    await expectNothingWrong(page)
    await round(page).getByRole('button', { name: 'No problem this week' }).click()
    await expect(toast(page, /^Answered\. You can change it until /)).toBeVisible()
    await expect(round(page)).toBeHidden()
    expect((await own(athlete)).round).toMatchObject({ hasProblem: false, answers: [] })
  })

  await test.step('changed: a problem is reported first, then asked about', async () => {
    await openPage(page)
    await expect(round(page)).toContainText('You had no problem.')
    await round(page).getByRole('button', { name: 'Change it' }).click()
    await round(page).getByRole('button', { name: 'I had a problem' }).click()
    await round(page).getByRole('button', { name: 'Report a problem' }).click()
    await dialog(page).getByRole('radio', { name: 'Illness' }).check()
    await save(page).click()
    await expect(round(page).getByRole('heading', { name: 'About: Illness' })).toBeVisible()
    const group = (start: string) => round(page).getByRole('group', { name: start })
    await group('Have you had any difficulties').getByRole('radio').nth(3).check()
    await expect(round(page).getByRole('group')).toHaveCount(1)
    await group('Have you had any difficulties').getByRole('radio').nth(1).check()
    await round(page).getByRole('button', { name: 'Send my answers' }).click()
    await expect(round(page).getByText('Please choose an answer.')).toBeVisible()
    await group('To what extent have you modified').getByRole('radio').nth(2).check()
    await group('To what extent has injury').getByRole('radio').nth(0).check()
    await group('To what extent have you experienced').getByRole('radio').nth(1).check()
    await expectNothingWrong(page)
    await round(page).getByRole('button', { name: 'Send my answers' }).click()
    await expect(round(page)).toContainText('You answered about 1 problem.')
    expect((await own(athlete)).round).toMatchObject({
      hasProblem: true,
      answers: [{ participation: 1, modification: 2, performance: 0, symptoms: 1, score: 33 }],
    })
  })
})

test('from the dashboard to the questions of each problem, one after the other', async ({
  page,
  server,
  complaints,
}) => {
  const { coach, athlete } = await openOwnDay(page, server)
  await askWeekly(coach)
  await stored(athlete)
  await stored(athlete, { area: 'ankle', side: 'right' })
  await page.reload()
  await round(page).getByRole('link', { name: 'I had a problem' }).click()
  await expect(round(page)).toContainText('Problem 1 of 2')
  await round(page).getByRole('radio', { name: 'Full participation without health problems' }).check()
  await round(page).getByRole('button', { name: 'Next problem' }).click()
  await expect(round(page)).toContainText('Problem 2 of 2')
  const worst = round(page).getByRole('radio', { name: 'Could not participate due to a health problem' })
  await worst.check()

  complaints.tolerate('409')
  const over = 'This week is closed: the next round has begun.'
  await page.route('**/api/health-rounds/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'round-over', message: over } }),
  )
  await round(page).getByRole('button', { name: 'Send my answers' }).click()
  await expect(round(page).getByRole('alert')).toContainText(over)
  await expect(worst, 'nothing is lost').toBeChecked()
  await page.unroute('**/api/health-rounds/*')

  await round(page).getByRole('button', { name: 'Send my answers' }).click()
  await expect(round(page)).toContainText('You answered about 2 problems.')
  const { answers } = (await own(athlete)).round ?? {}
  expect(answers?.map(({ score }) => score).toSorted((one, other) => one - other)).toEqual([0, 100])
})
