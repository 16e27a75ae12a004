import type { Page } from '@playwright/test'
import {
  answeringAthlete,
  ask,
  askingCoach,
  rate,
  seenByCoach,
  submitCheckIn,
  submitRest,
} from './answering-team.ts'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { installed } from './installed.ts'
import { be } from './team.ts'

test.use({ serviceWorkers: 'allow' })

const nothing = { ratings: [], AM: null, PM: null }
const checkedIn = { ratings: ['Mood 2', 'Sleep 4'], AM: null, PM: null }

const waitingLine = (page: Page) => page.getByText(/^Waiting for a connection: your answers from/)
const waitingPart = (page: Page) => page.getByText('Waiting to be sent', { exact: true })
const toast = (page: Page, text: string | RegExp) => page.getByRole('dialog', { name: text })

async function openDay(page: Page) {
  await page.goto('/athlete/dashboard')
  await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
}

test.describe('answers given without a connection', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ complaints }) => complaints.tolerate('net::ERR_', '/api/'))

  test('survive a closed tab and arrive once each, in order', async ({ page, context, server }) => {
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)
    await installed(page)

    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await submitRest(page, 'AM')
    await expect(toast(page, /^Kept on this device/).first()).toBeVisible()
    // First away from the app: a tab that is being closed is back online for its last moment.
    await page.goto('about:blank')
    await page.close()

    const reopened = await context.newPage()
    await reopened.goto('/')
    await expect(reopened).toHaveURL('/athlete/dashboard')
    await expect(waitingLine(reopened)).toBeVisible()
    await expect(waitingPart(reopened)).toHaveCount(2)
    await expect(reopened.getByText('Submitted', { exact: true })).toHaveCount(0)
    expect(await seenByCoach(coach, athlete)).toEqual(nothing)

    const sent: string[] = []
    reopened.on('request', (request) => {
      const body = request.method() === 'POST' ? (request.postDataJSON() as { AM?: object }) : null
      if (body) sent.push(body.AM ? 'AM' : 'check-in')
    })
    await context.setOffline(false)
    await expect(waitingLine(reopened)).toBeHidden()
    await expect(reopened.getByText('Submitted', { exact: true })).toHaveCount(2)
    await expect(waitingPart(reopened)).toHaveCount(0)
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual({ ...checkedIn, AM: 'rested' })
    expect(sent).toEqual(['check-in', 'AM'])
    expect(await ownItems(reopened, 'submission.')).toEqual([])
  })

  test('make the day done, but not sent, until they are', async ({ page, context, server }) => {
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)
    await submitRest(page, 'AM')
    await expect(page.getByText('Submitted', { exact: true })).toHaveCount(1)
    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingPart(page)).toHaveCount(1)
    await submitRest(page, 'PM')

    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
    const unsent = page.getByText('What is marked as waiting reaches your coach')
    await expect(unsent).toBeVisible()
    const summary = page.getByRole('region', { name: 'Today’s summary' })
    await expect(waitingPart(page)).toHaveCount(2)
    await expect(summary).toContainText('Check-inWaiting to be sent')
    await expect(summary).toContainText('PMRestWaiting to be sent')

    await context.setOffline(false)
    await expect(unsent).toBeHidden()
    await expect(waitingPart(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
    expect(await seenByCoach(coach, athlete)).toEqual({ ...checkedIn, AM: 'rested', PM: 'rested' })
  })

  test('are not stored for whoever signs in before they are sent, nor shown to them', async ({
    page,
    context,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 409', '/api/day/submissions')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    const other = await answeringAthlete(coach, server, 'Bo Ek')
    await be(page, athlete)
    await openDay(page)
    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingPart(page)).toBeVisible()

    // As a second tab may, which this one has not heard of.
    await be(page, other)
    await context.setOffline(false)
    await expect(page.getByRole('banner')).toContainText('Bo Ek')
    await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
    await expect(waitingPart(page)).toBeHidden()
    expect(await seenByCoach(coach, other)).toEqual(nothing)
    expect(await seenByCoach(coach, athlete)).toEqual(nothing)
    expect(await ownItems(page, 'submission.')).toHaveLength(1)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, { email: athlete.email, password: 'a good password' })
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual(checkedIn)
    expect(await seenByCoach(coach, other)).toEqual(nothing)
  })

  test('wait for their owner while somebody else is signed in', async ({
    page,
    context,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 401', '/api/')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    const other = await answeringAthlete(coach, server, 'Bo Ek')
    await be(page, athlete)
    await openDay(page)
    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()

    await test.step('the session runs out, and another athlete signs in', async () => {
      await context.clearCookies()
      await context.setOffline(false)
      await expect(page).toHaveURL('/login?redirect=%2Fathlete%2Fdashboard')
      await signIn(page, { email: other.email, password: 'a good password' })
      await expect(page.getByRole('banner')).toContainText('Bo Ek')
      await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
      await expect(waitingLine(page)).toBeHidden()
      await submitRest(page, 'PM')
      await expect.poll(() => seenByCoach(coach, other)).toEqual({ ...nothing, PM: 'rested' })
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/login')
    })

    expect(await seenByCoach(coach, athlete)).toEqual(nothing)
    await signIn(page, { email: athlete.email, password: 'a good password' })
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual(checkedIn)
    expect(await seenByCoach(coach, other)).toEqual({ ...nothing, PM: 'rested' })
  })

  test('that are refused later come back with the reason, and can be corrected', async ({
    page,
    context,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/day/submissions')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)
    await context.setOffline(true)
    await ask(coach, 'Soreness')
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await context.setOffline(false)

    const refused = page.getByRole('region', { name: /^Your answers from .+ were not accepted$/ })
    await expect(refused).toContainText('Please fill in all metrics before submitting')
    expect(await seenByCoach(coach, athlete)).toEqual(nothing)
    await page.reload()
    await expect(refused, 'also after a reload').toBeVisible()

    await refused.getByRole('button', { name: 'Correct' }).click()
    await expect(refused).toBeHidden()
    await rate(page, 'Soreness', '5 excellent')
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect
      .poll(() => seenByCoach(coach, athlete))
      .toEqual({ ...checkedIn, ratings: ['Mood 2', 'Sleep 4', 'Soreness 5'] })
  })

  test('that are refused later can be discarded, after a question', async ({
    page,
    context,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/day/submissions')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)
    await context.setOffline(true)
    await ask(coach, 'Soreness')
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await context.setOffline(false)

    const refused = page.getByRole('region', { name: /were not accepted$/ })
    await refused.getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard these answers?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(refused).toBeVisible()
    await refused.getByRole('button', { name: 'Discard' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(refused).toBeHidden()
    expect(await ownItems(page, 'submission.')).toEqual([])
  })

  test('hold up a sign-out until their owner says so, and are then gone', async ({
    page,
    context,
    server,
  }) => {
    const athlete = await answeringAthlete(await askingCoach(server), server)
    await be(page, athlete)
    await openDay(page)
    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()

    const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
    await signOut.click()
    const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' })
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    expect(await ownItems(page, 'submission.')).toHaveLength(1)
    await signOut.click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await ownItems(page, '')).toEqual([])
  })
})

test(
  'a reply lost on its way back is asked for again: stored once',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/day/submissions')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)

    const keys: string[] = []
    await page.route('/api/day/submissions', async (route) => {
      keys.push((route.request().postDataJSON() as { key: string }).key)
      if (keys.length > 1) return route.fallback()
      expect((await route.fetch()).status()).toBe(200)
      await route.abort('connectionreset')
    })
    await submitCheckIn(page)
    await expect(toast(page, /^Your answers from .+ are sent\.$/)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await seenByCoach(coach, athlete)).toEqual(checkedIn)
  },
)

test(
  'what waits is sent by one tab alone, and all of them show it',
  { tag: '@any-viewport' },
  async ({ page, context, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await openDay(page)
    const otherTab = await context.newPage()
    await openDay(otherTab)
    await context.setOffline(true)
    await submitCheckIn(page)
    await expect(waitingLine(otherTab)).toBeVisible()

    let sent = 0
    context.on('request', (request) => {
      if (request.method() === 'POST') sent += 1
    })
    await context.setOffline(false)
    for (const tab of [page, otherTab]) {
      await expect(waitingLine(tab)).toBeHidden()
      await expect(tab.getByRole('button', { name: 'Submit Daily Check-in' })).toBeHidden()
    }
    expect(sent).toBe(1)
    expect(await seenByCoach(coach, athlete)).toEqual(checkedIn)
  },
)

const ownItems = (page: Page, name: string) =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage).filter((key) => key.startsWith('plimsoll.of.') && key.includes(start)),
    name,
  )
