import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { PushState } from '#domain/push/push.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import type { Someone } from '#tests/support/someone.ts'
import { field, open, press, section } from './account-page.ts'
import { signIn } from './account.ts'
import { answeringAthlete, answerTheDay, askingCoach, submitCheckIn, submitRest } from './answering-team.ts'
import { openOwnDay } from './check-in-page.ts'
import { hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import {
  expect,
  notifications,
  pressNotification,
  pressToBeNotified,
  type PushBrowser,
  test,
  thisDevice,
} from './push-browser.ts'
import { be, beInstead, remindNobody } from './team.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Reminders' })
const remind = (page: Page) => page.getByRole('button', { name: 'Remind me on this device' })
const allDone = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')

/** Those that remind an account, as its owner reads them. */
const devicesOf = async (athlete: Someone) => ((await athlete.get('/api/push')).body as PushState).devices

/** This one does, and no other. */
async function isRemindedHere(athlete: Someone, device: PushBrowser) {
  const { endpoint = '' } = device.subscription() ?? {}
  const ids = (await devicesOf(athlete)).map(({ endpointId }) => endpointId)
  return ids.join() === createHash('sha256').update(endpoint).digest('hex')
}

/** An athlete who has answered all of today, and looks at it. */
async function openDoneDay(page: Page, server: ServerProcess) {
  const athlete = await answeringAthlete(await askingCoach(server), server)
  await answerTheDay(athlete)
  await be(page, athlete)
  await page.goto('/athlete/dashboard')
  await allDone(page)
  return athlete
}

test('an athlete who is done for the day is asked whether the device may remind them, and says yes', async ({
  page,
  pushServer,
  device,
}) => {
  const { athlete } = await openOwnDay(page, pushServer)
  await expect(card(page)).toBeHidden()
  await submitCheckIn(page)
  await submitRest(page, 'AM')
  await submitRest(page, 'PM')
  await allDone(page)
  await expect(card(page)).toContainText('this device can remind you before the form closes')
  await expectNothingWrong(page, 'main')
  expect(device.timesAsked(), 'nobody is asked without pressing').toBe(0)

  await pressToBeNotified(remind(page))
  await expect(card(page)).toContainText('This device reminds you from now on.')
  await expect(card(page)).toBeFocused()
  expect(await isRemindedHere(athlete, device)).toBe(true)
  await expectNothingWrong(page, 'main')
  await page.getByRole('link', { name: 'Reminders in your account' }).click()
  await expect(thisDevice(section(page, 'Reminders'))).toBeVisible()

  await page.goto('/athlete/dashboard')
  await allDone(page)
  await expect(card(page)).toBeHidden()
})

const hour = (fromNow: number) => `${String((new Date().getUTCHours() + fromNow) % 24).padStart(2, '0')}:00`

test('a nudge shows on the device that the form waits, and a press on it leads there', async ({
  page,
  pushServer,
  device,
}) => {
  const coach = await askingCoach(pushServer)
  await remindNobody(coach)
  const athlete = await answeringAthlete(coach, pushServer)
  const awake = { byMail: true, byPush: true, quietFrom: hour(8), quietTo: hour(16), timeZone: 'UTC' }
  expect((await athlete.put('/api/account/reminders', awake)).status).toBe(200)
  await be(page, athlete)
  await open(page)
  await pressToBeNotified(remind(page))
  await expect(thisDevice(section(page, 'Reminders'))).toBeVisible()

  expect((await coach.team.post('/nudges')).body.sent).toBe(1)
  await device.receive(1)
  await expect
    .poll(() => notifications(page))
    .toEqual([
      {
        title: 'Your check-in is still open',
        options: {
          body: expect.stringMatching(/^Your staff ask for it\. You can answer until \d\d:\d\d\.$/),
          icon: '/icons/icon-192.png',
          tag: expect.stringMatching(/^check-in:[\da-f-]{36}:\d{4}-\d\d-\d\d$/),
          renotify: true,
          lang: 'en',
          dir: 'ltr',
          data: { navigate: `${pushServer.origin}/athlete/dashboard` },
        },
      },
    ])
  await device.receive(1)
  expect(await notifications(page), 'a second one of the day takes its place').toHaveLength(1)

  await pressNotification(page)
  await expect(page).toHaveURL('/athlete/dashboard')
  await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
  expect(await notifications(page)).toEqual([])

  await test.step('what cannot be read is shown too', async () => {
    await device.deliver('not what the server sends')
    await expect
      .poll(() => notifications(page))
      .toMatchObject([{ title: 'Plimsoll', options: { body: 'Open Plimsoll to see what waits for you.' } }])
  })
})

test('who does not want it is not asked again, nor after signing in anew', async ({
  page,
  pushServer,
  device,
}) => {
  const { email } = await openDoneDay(page, pushServer)
  await card(page).getByRole('button', { name: 'Not now' }).click()
  await expect(card(page)).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, { email, password: 'a good password' })
  await allDone(page)
  // Of the parts that come after the page, the one that comes with the card.
  await expect(page.getByRole('heading', { name: 'Today’s summary' })).toBeVisible()
  await expect(card(page)).toBeHidden()
  expect(device.timesAsked()).toBe(0)

  await test.step('the account has the button all the same', async () => {
    await open(page)
    await expect(section(page, 'Reminders').getByText('No device reminds you yet.')).toBeVisible()
    await expect(remind(page)).toBeVisible()
  })
})

test('a no to the browser is answered with what comes instead, once', async ({
  page,
  pushServer,
  device,
}) => {
  const athlete = await openDoneDay(page, pushServer)
  device.answer = 'denied'
  await pressToBeNotified(remind(page))
  await expect(card(page)).toContainText('This browser blocks notifications from Plimsoll.')
  await expect(card(page)).toContainText('reminders come by mail')
  await expect(card(page)).toBeFocused()
  await expectNothingWrong(page, 'main')
  expect(await devicesOf(athlete)).toEqual([])

  await page.reload()
  await allDone(page)
  await open(page)
  await expect(section(page, 'Reminders')).toContainText('You can allow them in its settings for this site.')
  await expect(remind(page)).toBeHidden()
  await page.goBack()
  await allDone(page)
  await expect(card(page)).toBeHidden()
  expect(device.timesAsked()).toBe(1)
})

test('who gets no mail either is offered it in place of the notifications, once', async ({
  page,
  pushServer,
  device,
}) => {
  const athlete = await openDoneDay(page, pushServer)
  const choicesNow = async () => (await athlete.get('/api/account/reminders')).body.reminders
  const choices = { ...(await choicesNow()), byMail: false, quietFrom: '20:30' }
  expect((await athlete.put('/api/account/reminders', choices)).status).toBe(200)
  await page.reload()
  await allDone(page)
  device.answer = 'denied'
  await pressToBeNotified(remind(page))
  await expect(card(page)).toContainText('This browser blocks notifications from Plimsoll.')
  await expect(card(page)).not.toContainText('reminders come by mail')
  const byMail = card(page).getByRole('button', { name: 'Remind me by mail instead' })
  await expect(byMail).toBeVisible()
  await expectNothingWrong(page, 'main')

  await byMail.click()
  await expect(card(page)).toContainText('Reminders come by mail from now on.')
  await expect(card(page)).toBeFocused()
  await expect(byMail).toBeHidden()
  expect(await choicesNow()).toEqual({ ...choices, byMail: true })
  await expectNothingWrong(page, 'main')

  await page.getByRole('link', { name: 'Reminders in your account' }).click()
  await expect(field(page, 'Reminders', 'Remind me by mail')).toBeChecked()
  await page.goto('/athlete/dashboard')
  await allDone(page)
  await expect(card(page)).toBeHidden()
})

test('a push service out of reach costs nothing but a sentence', async ({ page, pushServer, device }) => {
  const athlete = await openDoneDay(page, pushServer)
  device.isOutOfReach = true
  await pressToBeNotified(remind(page))
  await expect(card(page).getByRole('alert')).toContainText('could not be set up for notifications')
  await expectNothingWrong(page, 'main')
  device.isOutOfReach = false
  await pressToBeNotified(remind(page))
  await expect(card(page)).toContainText('This device reminds you from now on.')
  expect(await devicesOf(athlete)).toHaveLength(1)
})

test('the account lists the devices that remind, adds this one and ends one by one', async ({
  page,
  pushServer,
  device,
}) => {
  const athlete = await openDoneDay(page, pushServer)
  await open(page)
  const reminders = section(page, 'Reminders')
  await pressToBeNotified(remind(page))
  const row = reminders.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(thisDevice(reminders)).toBeVisible()
  await expect(row).toContainText(/Chrome.*Last used/)
  await expect(remind(page)).toBeHidden()
  await expectNothingWrong(page, 'main')

  await test.step('a permission that is taken back is seen at once', async () => {
    await device.allow('denied')
    await expect(reminders).toContainText('This browser blocks notifications from Plimsoll.')
    await expect(thisDevice(reminders)).toBeHidden()
    await device.allow('prompt')
    await pressToBeNotified(remind(page))
    await expect(thisDevice(reminders)).toBeVisible()
    await expect(row, 'in place of the one before').toHaveCount(1)
  })

  await test.step('no device reminds while that is switched off', async () => {
    await field(page, 'Reminders', 'Remind me on my devices').uncheck()
    await press(page, 'Save reminders')
    await expect(reminders.getByText('Saved.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await open(page)
    await field(page, 'Reminders', 'Remind me on my devices').check()
    await press(page, 'Save reminders')
    await expect(row).toHaveCount(1)
  })

  await row.getByRole('button', { name: /^Remove / }).click()
  await expect(reminders.getByText('No device reminds you yet.')).toBeVisible()
  expect(await devicesOf(athlete)).toEqual([])
  expect(device.subscription()).toBeNull()
})

test('a device stays removed, though the page was just telling the server that it is still there', async ({
  page,
  pushServer,
  device,
}) => {
  const athlete = await openDoneDay(page, pushServer)
  await pressToBeNotified(remind(page))
  await expect.poll(() => isRemindedHere(athlete, device)).toBe(true)
  const telling = await hold(page, 'PUT', '/api/push/device')
  // It is told once a day.
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000)
  await open(page)
  const reminders = section(page, 'Reminders')
  await expect(thisDevice(reminders)).toBeVisible()
  await expect.poll(telling.count).toBe(1)
  let isRemoving = false
  page.on('request', (request) => {
    isRemoving ||= request.method() === 'DELETE'
  })
  await reminders.getByRole('button', { name: /^Remove / }).click()
  await expect(reminders.getByText('Removing...')).toBeVisible()
  expect(isRemoving, 'while it is being told').toBe(false)
  telling.release()
  await expect(reminders.getByText('No device reminds you yet.')).toBeVisible()
  expect(await devicesOf(athlete)).toEqual([])
})

test('a device that was removed on another one stays removed when it is used again, until its user adds it', async ({
  page,
  pushServer,
  device,
  browser,
  complaints,
}) => {
  const athlete = await openDoneDay(page, pushServer)
  await pressToBeNotified(remind(page))
  await expect.poll(() => isRemindedHere(athlete, device)).toBe(true)

  const context = await browser.newContext({ baseURL: pushServer.origin })
  complaints.listenTo(context)
  const another = await context.newPage()
  await be(another, athlete)
  await open(another)
  const reminders = section(another, 'Reminders')
  await reminders.getByRole('button', { name: /^Remove / }).click()
  await expect(reminders.getByText('No device reminds you yet.')).toBeVisible()

  await page.reload()
  await expect.poll(() => device.subscription()).toBeNull()
  expect(await devicesOf(athlete)).toEqual([])
  await page.reload()
  await pressToBeNotified(remind(page))
  await expect(card(page)).toContainText('This device reminds you from now on.')
  await page.reload()
  await allDone(page)
  await expect.poll(() => isRemindedHere(athlete, device)).toBe(true)
})

test.describe('what a device shows', { tag: '@any-viewport' }, () => {
  test('is of whoever is signed in, and follows the browser to a new subscription', async ({
    page,
    pushServer,
    device,
  }) => {
    const ida = await openDoneDay(page, pushServer)
    await pressToBeNotified(remind(page))
    await expect.poll(() => isRemindedHere(ida, device)).toBe(true)

    await device.renew()
    await page.reload()
    await expect.poll(() => isRemindedHere(ida, device)).toBe(true)

    const bo = await answeringAthlete(await askingCoach(pushServer), pushServer, 'Bo Ek')
    await beInstead(page, bo)
    await page.goto('/athlete/dashboard')
    await expect.poll(() => isRemindedHere(bo, device)).toBe(true)
    expect(await devicesOf(ida)).toEqual([])
  })

  test('ends with the sign-out, on both sides', async ({ page, pushServer, device }) => {
    const athlete = await openDoneDay(page, pushServer)
    await pressToBeNotified(remind(page))
    await expect.poll(() => devicesOf(athlete)).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => device.subscription()).toBeNull()
    expect(await devicesOf(athlete)).toEqual([])
  })

  test('ends with a sign-out without a server, too', async ({ page, pushServer, device, complaints }) => {
    complaints.tolerate('net::ERR_')
    await openDoneDay(page, pushServer)
    await pressToBeNotified(remind(page))
    await expect.poll(() => device.subscription()).not.toBeNull()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => device.subscription()).toBeNull()
    await page.context().setOffline(false)
  })
})
