import type { Page } from '@playwright/test'
import type { Someone } from '#tests/support/someone.ts'
import { answeringAthlete, answerTheDay, askingCoach, submitCheckIn, submitRest } from './answering-team.ts'
import { openDay } from './check-in-page.ts'
import { dayAboveIsWhole, openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be, colleagueOf } from './team.ts'

const openIda = (page: Page) => openAnswersOf(page, 'Ida Lind')
const said = (page: Page) => page.getByRole('region', { name: 'What your coaches said' })
const saidLately = (page: Page) => page.getByRole('region', { name: 'Recently from your coaches' })

/** Open all day there: in Tonga it is always the same time as in American Samoa, a day later. */
async function moveTo(coach: Someone, timeZone: 'Pacific/Pago_Pago' | 'Pacific/Tongatapu') {
  const settings = { openTime: '00:00', closeTime: '23:59', timeZone }
  expect((await coach.team.put('/form-status', settings)).status).toBe(200)
}

test('a coach reacts with two taps and replies, the athlete sees it at once and answers once', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  const athletes = await browser.newContext({ baseURL: server.origin })
  complaints.listenTo(athletes)
  const own = await athletes.newPage()
  await be(own, ida)
  await own.goto('/athlete/dashboard')
  await submitCheckIn(own)
  await expect(own.getByText('Your check-in')).toBeVisible()
  await be(page, coach)
  await page.goto('/manager/dashboard')

  await test.step('seen with one tap, which the athlete reads', async () => {
    await expect(own.getByText('Opened by')).toBeHidden()
    await dayAboveIsWhole(page)
    await responsesOn(page).getByRole('button', { name: 'Seen all 1' }).click()
    await expect(responsesOn(page).getByRole('button', { name: 'Seen', exact: true })).toBeVisible()
    await expect(own.getByText(/^Opened by Marta Kowalczyk, \d\d:\d\d$/)).toBeVisible()
  })

  await test.step('open, and react', async () => {
    await openIda(page)
    await responsesOn(page).getByRole('button', { name: 'Well done' }).click()
    await expect(said(own).getByRole('listitem')).toHaveText(/^Marta Kowalczyk\d\d:\d\dWell done$/)
    await expect(page.getByText('100% were answered')).toBeVisible()
    await expectNothingWrong(page, 'main')
  })

  await test.step('another reaction takes its place, the same again takes it back', async () => {
    await responsesOn(page).getByRole('button', { name: 'Take it easy' }).click()
    await expect(said(own).getByText('Take it easy')).toBeVisible()
    await expect(said(own).getByText('Well done')).toBeHidden()
    await responsesOn(page).getByRole('button', { name: 'Take it easy' }).click()
    await expect(said(own).getByRole('listitem')).toBeHidden()
  })

  await test.step('what cannot be sent stays in its field', async () => {
    await responsesOn(page).getByRole('button', { name: 'Reply' }).click()
    const field = responsesOn(page).getByRole('textbox', { name: 'Your reply' })
    await expect(field).toBeFocused()
    await field.fill('  ')
    await responsesOn(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please write something first.')).toBeVisible()
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*')
    await cutOff(page, 'PUT', '/api/teams/*/athletes/*/days/*/reply')
    await field.fill('How is the knee?')
    await responsesOn(page).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('This could not be sent. Please try again.')).toBeVisible()
    await expect(field).toHaveValue('How is the knee?')
    await expectNothingWrong(page, 'main')
    await page.unrouteAll()
    await responsesOn(page).getByRole('button', { name: 'Send' }).click()
    await expect(said(own).getByText('How is the knee?')).toBeVisible()
  })

  await test.step('the athlete answers, once', async () => {
    await said(own).getByRole('button', { name: 'Answer Marta Kowalczyk' }).click()
    await said(own).getByRole('textbox', { name: 'Your answer' }).fill('Better, thanks')
    await expectNothingWrong(own, 'main')
    await said(own).getByRole('button', { name: 'Send' }).click()
    await expect(said(own).getByText('Better, thanks')).toBeVisible()
    await expect(said(own).getByRole('button')).toHaveCount(0)
    await expect(said(own).getByRole('textbox')).toHaveCount(0)
    await expect(responsesOn(page).getByText('Better, thanks')).toBeVisible()
    await expect(responsesOn(page).getByRole('button', { name: 'Take reply back' })).toBeHidden()
    await expectNothingWrong(own, 'main')
    await expectNothingWrong(page, 'main')
  })

  await test.step('it is read with the day later, and among all on the account page', async () => {
    await own.goto('/athlete/correct')
    await own
      .getByRole('link', { name: /answered/i })
      .first()
      .click()
    await expect(said(own).getByText('How is the knee?')).toBeVisible()
    await own.goto('/account')
    await expect(said(own).getByText('Better, thanks')).toBeVisible()
    await expectNothingWrong(own)
  })
  await athletes.close()
})

test('what is said once the athlete has gone is read the next day, before answering', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  await moveTo(coach, 'Pacific/Pago_Pago')
  const ida = await answeringAthlete(coach, server)
  await answerTheDay(ida)
  const dayNow = async () => (await ida.get('/api/day')).body.day.day
  const yesterday = await dayNow()
  const reply = async (day: string, text: string) => {
    expect((await coach.team.put(`/athletes/${ida.id}/days/${day}/reply`, { text })).status).toBe(204)
  }
  await reply(yesterday, 'How is the knee?')
  await moveTo(coach, 'Pacific/Tongatapu')
  await be(page, ida)
  await openDay(page)
  const entries = saidLately(page).getByRole('listitem')

  await test.step('below the form, with its day', async () => {
    await expect(entries).toHaveCount(1)
    // Midnight may have passed there since.
    await expect(entries).toContainText(/^(Yesterday|\w{3} \d{1,2} \w{3,4})Marta Kowalczyk/)
    await expect(entries).toContainText('How is the knee?')
    await expect(page.getByRole('button', { name: 'Submit Daily Check-in' })).toBeVisible()
    await expectNothingWrong(page, 'main')
  })

  await test.step('and can be answered there', async () => {
    await entries.getByRole('button', { name: 'Answer Marta Kowalczyk' }).click()
    await entries.getByRole('textbox', { name: 'Your answer' }).fill('Better, thanks')
    await entries.getByRole('button', { name: 'Send' }).click()
    await expect(entries.getByText('Better, thanks')).toBeVisible()
    await expect(entries.getByRole('button')).toHaveCount(0)
  })

  await test.step('what is said of a session is there too until its day has a check-in, and then once', async () => {
    await submitRest(page, 'AM')
    await reply(await dayNow(), 'Rest well')
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText('Rest well')
    await submitCheckIn(page)
    await expect(said(page).getByRole('listitem')).toHaveCount(1)
    await expect(said(page).getByText('Rest well')).toBeVisible()
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText('How is the knee?')
    await expectNothingWrong(page, 'main')
  })
})

test('who does not see health is offered no answer', async ({ page, server }) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server)
  await answerTheDay(ida)
  const { day } = (await ida.get('/api/day')).body.day
  const replied = await coach.team.put(`/athletes/${ida.id}/days/${day}/reply`, { text: 'How is the knee?' })
  expect(replied.status).toBe(204)
  const viewer = await colleagueOf(coach, server, 'viewer', 'Vera Blom')
  await be(page, viewer)
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  const asked = page.waitForResponse(/\/replies$/)
  await openIda(page)
  expect(await (await asked).json()).toEqual({ replies: [], mayReply: false })
  await expect(responsesOn(page).getByText('Morning (AM)')).toBeVisible()
  await expect(responsesOn(page).getByRole('button', { name: 'Well done' })).toBeHidden()
  await expect(responsesOn(page).getByText('How is the knee?')).toBeHidden()
})
