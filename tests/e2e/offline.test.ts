import { seenByCoach, submitCheckIn, submitRest } from './answering-team.ts'
import { test } from './connection.ts'
import { openOwnDay, openWholeDay, toast } from './check-in-page.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'
import { CHECKED_IN, NOTHING, ownItems, waitingLine, waitingPart } from './offline-page.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('answers given without a connection', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ complaints }) => complaints.tolerate('net::ERR_', '/api/'))

  test('survive a closed tab and arrive once each, in order', async ({
    page,
    context,
    connection,
    server,
  }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    await installed(page)

    await connection.cut(context)
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await submitRest(page, 'AM')
    await expect(toast(page, /^Kept on this device/).first()).toBeVisible()
    await page.close()

    const reopened = await context.newPage()
    await reopened.goto('/')
    await expect(reopened).toHaveURL('/athlete/dashboard')
    await expect(waitingLine(reopened)).toBeVisible()
    await expect(waitingPart(reopened)).toHaveCount(2)
    await expect(reopened.getByText('Submitted', { exact: true })).toHaveCount(0)
    expect(await seenByCoach(coach, athlete)).toEqual(NOTHING)

    // Those that were answered: another attempt may fail until the connection is there.
    const arrived: string[] = []
    reopened.on('requestfinished', (request) => {
      const body = request.method() === 'POST' ? (request.postDataJSON() as { AM?: object }) : null
      if (body) arrived.push(body.AM ? 'AM' : 'check-in')
    })
    await connection.restore(context)
    await expect(waitingLine(reopened)).toBeHidden()
    await expect(reopened.getByText('Submitted', { exact: true })).toHaveCount(2)
    await expect(waitingPart(reopened)).toHaveCount(0)
    await expect.poll(() => seenByCoach(coach, athlete)).toEqual({ ...CHECKED_IN, AM: 'rested' })
    await expect.poll(() => arrived).toEqual(['check-in', 'AM'])
    expect(await ownItems(reopened, 'submission.')).toEqual([])
  })

  test('make the day done, but not sent, until they are', async ({ page, context, connection, server }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    await submitRest(page, 'AM')
    await expect(page.getByText('Submitted', { exact: true })).toHaveCount(1)
    await installed(page)
    await connection.cut(context)
    await submitCheckIn(page)
    await expect(waitingPart(page)).toHaveCount(1)
    await submitRest(page, 'PM')

    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
    const unsent = page.getByText('What is marked as waiting is kept on this device')
    await expect(unsent).toBeVisible()
    const summary = page.getByRole('region', { name: 'Today’s summary' })
    await expect(waitingPart(page)).toHaveCount(2)
    await expect(summary).toContainText('Check-inWaiting to be sent')
    await expect(summary).toContainText('PMRestWaiting to be sent')

    await connection.restore(context)
    await expect(unsent).toBeHidden()
    await expect(waitingPart(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
    expect(await seenByCoach(coach, athlete)).toEqual({ ...CHECKED_IN, AM: 'rested', PM: 'rested' })
  })

  test('hold up a sign-out until their owner says so, and are then gone', async ({
    page,
    context,
    connection,
    server,
  }) => {
    await openOwnDay(page, server)
    await installed(page)
    await connection.cut(context)
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
  'answers that the server fails to take wait, look like it, and are sent by themselves',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('status of 500', '/api/day/submissions')
    const { coach, athlete } = await openOwnDay(page, server)
    const trouble = { code: 'unexpected', message: 'Something went wrong on our side.', requestId: 'a' }
    let isMended = false
    await page.route('/api/day/submissions', (route) =>
      isMended ? route.fallback() : route.fulfill({ status: 500, json: trouble }),
    )
    await submitCheckIn(page)
    await expect(toast(page, 'Not sent yet: kept on this device, we try again')).toHaveClass(/text-ink-2/)
    await expect(page.getByText(/^Not sent yet: your answers from .+ are kept on this device/)).toBeVisible()
    await expect(waitingPart(page)).toBeVisible()
    await expect(page.getByText(/connection/)).toHaveCount(0)
    await expect(page.locator('[data-bottom-bar] .text-good'), 'nothing is ticked off').toHaveCount(0)
    isMended = true
    await expect(toast(page, /^Your answers from .+ are sent\.$/)).toBeVisible()
    await expect(waitingPart(page)).toHaveCount(0)
    expect(await seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
  },
)

test(
  'a reply lost on its way back is asked for again: stored once',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/day/submissions')
    const { coach, athlete } = await openOwnDay(page, server)

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
    expect(await seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
  },
)

test(
  'what waits is sent by one tab alone, and all of them show it',
  { tag: '@any-viewport' },
  async ({ page, context, connection, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/')
    const { coach, athlete } = await openOwnDay(page, server)
    const otherTab = await context.newPage()
    await openWholeDay(otherTab)
    await installed(otherTab)
    await connection.cut(context)
    await submitCheckIn(page)
    await expect(waitingLine(otherTab)).toBeVisible()

    let arrived = 0
    context.on('requestfinished', (request) => {
      if (request.method() === 'POST') arrived += 1
    })
    await connection.restore(context)
    for (const tab of [page, otherTab]) {
      await expect(waitingLine(tab)).toBeHidden()
      await expect(tab.getByRole('button', { name: 'Submit Daily Check-in' })).toBeHidden()
    }
    expect(await seenByCoach(coach, athlete)).toEqual(CHECKED_IN)
    await expect.poll(() => arrived).toBe(1)
  },
)
