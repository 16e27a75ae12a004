import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/support/server-process.ts'
import type { Someone } from '#tests/support/someone.ts'
import { field, open, press, section } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { settled } from './settled.ts'
import { athleteOf, be, coachOn, colleagueOf, remindNobody } from './team.ts'

const hour = (fromNow: number) => `${String((new Date().getUTCHours() + fromNow) % 24).padStart(2, '0')}:00`

/** An athlete whose quiet hours are at another time than now. */
async function awake(coach: Someone, server: ServerProcess, fullName: string) {
  const athlete = await athleteOf(coach, server, fullName)
  const choices = { byMail: true, byPush: true, quietFrom: hour(8), quietTo: hour(16), timeZone: 'UTC' }
  expect((await athlete.put('/api/account/reminders', choices)).status).toBe(200)
  return athlete
}

const answered = (page: Page) => page.getByRole('region', { name: 'Answered' })
const nudge = (page: Page, name: string) => answered(page).getByRole('button', { name, exact: true })

const nudgesTo = async (server: ServerProcess, { email }: Someone) =>
  (await server.outbox()).filter(
    ({ to, subject }) => to.includes(email) && subject === 'Your check-in is still open',
  )

test('a coach nudges one of those who have not answered, then all others, with a tap each', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const coach = await coachOn(server)
  await remindNobody(coach)
  const athletes: Someone[] = []
  for (const name of ['Ada Lind', 'Ben Roth', 'Cleo Vidal']) athletes.push(await awake(coach, server, name))
  const [ada, ben, cleo] = athletes as [Someone, Someone, Someone]
  await ben.put('/api/account/reminders', {
    byMail: false,
    byPush: true,
    quietFrom: '22:00',
    quietTo: '06:00',
    timeZone: 'UTC',
  })
  const second = await browser.newContext({ baseURL: server.origin })
  complaints.listenTo(second)
  const viewer = await second.newPage()
  await be(viewer, await colleagueOf(coach, server, 'viewer', 'Vera View'))
  await viewer.goto(`/manager/dashboard?team=${coach.team.id}`)
  await be(page, coach)
  await page.goto('/manager/dashboard')

  await nudge(page, 'Nudge Ada Lind').click()
  await expect(page.getByText('1 athlete was nudged.')).toBeVisible()
  await expect(answered(page).getByText(/^Nudged \d\d:\d\d by Marta Kowalczyk: Ada Lind$/)).toBeVisible()
  await expect(nudge(page, 'Nudge Ada Lind')).toBeHidden()
  await expect.poll(async () => (await nudgesTo(server, ada)).length).toBe(1)
  await expectNothingWrong(page, 'main')

  await nudge(page, 'Nudge all 2 athletes').click()
  await expect(page.getByText('1 athlete was nudged. 1 cannot be reached now.')).toBeVisible()
  await expect(answered(page).getByText(/^Nudged .*Cleo Vidal$/)).toBeVisible()
  await expect.poll(async () => (await nudgesTo(server, cleo)).length).toBe(1)
  expect(await nudgesTo(server, ben)).toEqual([])

  await expect(answered(viewer).getByText('Not yet: Ada Lind, Ben Roth, Cleo Vidal')).toBeVisible()
  await expect(viewer.getByRole('button', { name: /^Nudge/ })).toHaveCount(0)
  await second.close()
})

test('who may be nudged comes with the day, so that nothing moves from under a finger, or not at all', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*/nudges')
  const coach = await coachOn(server)
  await awake(coach, server, 'Ada Lind')
  await be(page, coach)
  const nudges = await hold(page, 'GET', '/api/teams/*/nudges')
  await page.goto('/manager/dashboard')
  // Asked for together with the day, and drawn by it.
  await expect(page.getByRole('region', { name: 'Daily Responses' })).toContainText('No Responses Yet')
  await expect(answered(page)).toHaveAttribute('aria-busy', 'true')
  nudges.release()
  await expect(answered(page)).toContainText('0 of 1 answered')
  await expect(nudge(page, 'Nudge Ada Lind')).toBeVisible()

  await page.unrouteAll()
  await cutOff(page, 'GET', '/api/teams/*/nudges')
  await page.reload()
  await expect(answered(page)).toContainText('Not yet: Ada Lind')
})

test('an athlete says when it is quiet, and ends the mails by the link in one, without signing in', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  complaints.tolerate('status of 400', '/api/unsubscriptions')
  const coach = await coachOn(server)
  await remindNobody(coach)
  const athlete = await awake(coach, server, 'Ada Lind')
  expect((await coach.team.post('/nudges')).body.sent).toBe(1)
  await expect.poll(async () => (await nudgesTo(server, athlete)).length).toBe(1)
  const [mail] = await nudgesTo(server, athlete)
  const link = mail!.links.at(-1)!

  await test.step('the link asks first', async () => {
    const anywhere = await browser.newContext({ baseURL: server.origin })
    complaints.listenTo(anywhere)
    const visitor = await anywhere.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No more reminders')
    expect((await athlete.get('/api/account/reminders')).body.reminders.byMail).toBe(true)
    await expectNothingWrong(visitor, 'main')
    await visitor.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(visitor.getByText('You get no more reminders by mail.')).toBeVisible()
    await visitor.goto('/unsubscribe?token=unknown')
    await visitor.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(visitor.getByText('This link is incomplete or not one of ours.')).toBeVisible()
    await anywhere.close()
  })

  await be(page, athlete)
  await open(page)
  await expect(field(page, 'Reminders', 'Remind me by mail')).not.toBeChecked()
  await test.step('quiet hours begin and end at different times', async () => {
    await field(page, 'Reminders', 'Quiet from').fill('21:30')
    await field(page, 'Reminders', 'Quiet until').fill('21:30')
    await press(page, 'Save reminders')
    await expect(section(page, 'Reminders').getByRole('alert')).toContainText(
      'must begin and end at different times',
    )
  })
  await test.step('and are kept, with the mails on again', async () => {
    await field(page, 'Reminders', 'Remind me by mail').check()
    await field(page, 'Reminders', 'Quiet until').fill('07:15')
    await press(page, 'Save reminders')
    await expect(section(page, 'Reminders').getByText('Saved.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Reminders', 'Remind me by mail')).toBeChecked()
    await expect(field(page, 'Reminders', 'Quiet from')).toHaveValue('21:30')
    await expect(field(page, 'Reminders', 'Quiet until')).toHaveValue('07:15')
    await expectNothingWrong(page, 'main')
  })
})

test('who runs a team says when it reminds', async ({ page, server }) => {
  const coach = await coachOn(server)
  await be(page, coach)
  await page.goto('/team')
  const lead = field(page, 'Reminders', 'Before the form closes')
  await expect(lead).toHaveValue('45')
  await settled(page)
  await lead.selectOption('90 minutes before')
  await field(page, 'Reminders', 'Also when the form opens').click()
  await expect
    .poll(async () => (await coach.team.get('/reminders')).body.reminders)
    .toEqual({ beforeClosingMin: 90, atOpening: true })
  await page.reload()
  await expect(lead).toHaveValue('90')
  await expect(field(page, 'Reminders', 'Also when the form opens')).toBeChecked()
})
