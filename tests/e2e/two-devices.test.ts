import type { Browser, Page } from '@playwright/test'
import { rate, seenByCoach, submitCheckIn } from './answering-team.ts'
import type { listenForComplaints } from './complaints.ts'
import { checked, openDay, openOwnDay, session, submitAll, toast, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { CHECKED_IN } from './offline-page.ts'
import { be } from './team.ts'

const REASON = 'You have already submitted other answers for this day. The first ones stand.'

const comparison = (page: Page) =>
  page.getByRole('region', { name: /^Your answers from .+ were not accepted$/ })

const failure = (page: Page) => toast(page, /^Error submitting/)

/** One athlete's day on a phone, and on a laptop. */
async function twoDevices(
  phone: Page,
  server: { origin: string },
  browser: Browser,
  complaints: ReturnType<typeof listenForComplaints>,
) {
  complaints.tolerate('status of 409', '/api/day/submissions')
  const { coach, athlete } = await openOwnDay(phone, server)
  const context = await browser.newContext({ baseURL: server.origin })
  complaints.listenTo(context)
  const laptop = await context.newPage()
  await be(laptop, athlete)
  await openDay(laptop)
  return { coach, athlete, laptop }
}

test.describe('answers of a second device', { tag: '@any-viewport' }, () => {
  test('that is out of date stand beside those that count until they are dismissed, and what is new can be sent', async ({
    page,
    server,
    browser,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_', '/api/day')
    const { coach, athlete, laptop } = await twoDevices(page, server, browser, complaints)
    await cutOff(laptop, 'GET', '/api/day')
    await submitCheckIn(page)
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()

    await rate(laptop, 'Sleep', '1 awful')
    await rate(laptop, 'Mood', '2 poor')
    await train(laptop, 'PM')
    await submitAll(laptop).click()
    await expect(comparison(laptop)).toContainText(REASON)
    await expect(comparison(laptop)).toBeFocused()
    await expect(comparison(laptop).getByRole('row')).toHaveText([
      'What standsGiven on this device',
      'Sleep',
      '4 good1 awful',
    ])
    await laptop.unrouteAll()
    await laptop.reload()
    await expect(laptop.getByText('Submitted', { exact: true })).toBeVisible()
    await expect(comparison(laptop), 'also after a reload').toContainText(REASON)
    await expect(failure(laptop)).toBeHidden()
    await expectNothingWrong(laptop)

    await comparison(laptop).getByRole('button', { name: 'Dismiss' }).click()
    await expect(comparison(laptop)).toBeHidden()
    await expect(session(laptop, 'PM').getByRole('radio', { name: 'Competition' })).toBeChecked()
    await session(laptop, 'PM').getByRole('button', { name: 'Submit PM Session' }).click()
    await expect(toast(laptop, 'PM session submitted successfully!')).toBeVisible()
    expect(await seenByCoach(coach, athlete)).toEqual({ ...CHECKED_IN, PM: 'trained' })
    await laptop.reload()
    await expect(laptop.getByText('Submitted', { exact: true })).toHaveCount(2)
    await expect(comparison(laptop)).toBeHidden()
  })

  test('that were on their way when the first ones arrived are shown too, and nobody is asked to try again', async ({
    page,
    server,
    browser,
    complaints,
  }) => {
    const { laptop } = await twoDevices(page, server, browser, complaints)
    await rate(laptop, 'Sleep', '1 awful')
    await rate(laptop, 'Mood', '2 poor')
    await expect(checked(laptop, 'Mood')).toHaveAccessibleName('2 poor')
    const sending = await hold(laptop, 'POST', '/api/day/submissions')
    await laptop.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect.poll(sending.count).toBe(1)
    await submitCheckIn(page)
    // The form is gone before the refusal comes.
    await expect(laptop.getByText('Your check-in')).toBeVisible()
    sending.release()
    await expect(comparison(laptop).getByRole('row').last()).toHaveText('4 good1 awful')
    await expect(failure(laptop)).toBeHidden()
    await expect(toast(laptop, /submitted successfully!$/)).toBeHidden()
  })
})
