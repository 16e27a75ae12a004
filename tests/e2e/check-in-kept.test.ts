import { writingIn } from '#domain/language/writing.ts'
import { wallClockIn } from '#domain/calendar/local-day.ts'
import type { Someone } from '#tests/support/someone.ts'
import { signIn } from './account.ts'
import { answeringAthlete, askingCoach, rate, seenByCoach } from './answering-team.ts'
import {
  answer,
  checked,
  openDay,
  openOwnDay,
  progress,
  rateBoth,
  session,
  setOpen,
  submissionsOf,
  submitAll,
  toast,
  train,
} from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, hold } from './intercept.ts'
import { ownItems } from './offline-page.ts'
import { be } from './team.ts'

const { longDay } = writingIn('en')

const PASSWORD = 'a good password'
const CHECKED_IN = ['Mood 2', 'Sleep 4']

test.describe('what is filled in', { tag: '@any-viewport' }, () => {
  test('is still there after a reload, in every tab, and gone once it is submitted', async ({
    page,
    context,
    server,
  }) => {
    await openOwnDay(page, server)
    const otherTab = await context.newPage()
    await openDay(otherTab)
    await rate(page, 'Sleep', '4 good')
    await answer(page, 'AM', 'Yes')
    await session(page, 'AM').getByRole('textbox', { name: 'Duration' }).fill('95')
    await expect(checked(otherTab, 'Sleep')).toHaveAccessibleName('4 good')

    await page.reload()
    await expect(checked(page, 'Sleep')).toHaveAccessibleName('4 good')
    await expect(session(page, 'AM').getByRole('textbox', { name: 'Duration' })).toHaveValue('95')

    await session(page, 'AM').getByRole('radio', { name: 'Travel' }).check()
    await rate(page, 'Mood', '2 poor')
    await submitAll(page).click()
    await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
    await expect(session(otherTab, 'AM')).toContainText('Submitted')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))),
    ).toEqual([])
  })

  test('cannot be changed while it is being sent, and can again once it was refused', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/day/submissions')
    const coach = await askingCoach(server)
    await coach.team.post('/metrics', { title: 'Notes', type: 'text' })
    await be(page, await answeringAthlete(coach, server))
    await openDay(page)
    const notes = page.getByRole('textbox', { name: 'Notes' })
    await rateBoth(page)
    await notes.fill('Slept well.')

    const refusal = { code: 'metrics-incomplete', message: 'Please fill in all metrics', requestId: 'a' }
    await page.route('/api/day/submissions', (route) => route.fulfill({ status: 400, json: refusal }))
    const refusing = await hold(page, 'POST', '/api/day/submissions')
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect.poll(refusing.count).toBe(1)
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeFocused()
    await expect(notes).toBeDisabled()
    await expect(checked(page, 'Sleep')).toBeDisabled()
    await train(page, 'AM')
    refusing.release()
    await expect(toast(page, 'Error submitting metrics. Please try again.')).toBeVisible()
    await page.unrouteAll()
    await notes.fill('Slept badly.')

    const sending = await hold(page, 'POST', '/api/day/submissions')
    await submitAll(page).click()
    await expect.poll(sending.count).toBe(1)
    await expect(notes).toBeDisabled()
    await expect(session(page, 'AM').getByRole('radio', { name: 'Travel' })).toBeDisabled()
    await answer(page, 'PM', 'No')
    sending.release()
    await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
    await expect(session(page, 'PM').getByRole('radio', { name: 'No' }), 'not sent, so kept').toBeChecked()
    await page.getByText('Your check-in').click()
    await expect(page.getByText('Slept badly.')).toBeVisible()
  })

  test('is sent once by a double click', async ({ page, server }) => {
    await openOwnDay(page, server)
    const sent = submissionsOf(page)
    await rateBoth(page)
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).dblclick()
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('is stored once when two tabs submit it', async ({ page, context, server }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    const otherTab = await context.newPage()
    await openDay(otherTab)
    await rateBoth(page)
    await expect(checked(otherTab, 'Mood')).toHaveAccessibleName('2 poor')
    const submit = { name: 'Submit Daily Check-in' }
    const sending = await hold(page, 'POST', '/api/day/submissions')
    await page.getByRole('button', submit).click()
    await expect.poll(sending.count).toBe(1)
    await expect(otherTab.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeHidden()
    sending.release()
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()
    expect((await seenByCoach(coach, athlete)).ratings).toEqual(CHECKED_IN)
    expect((await otherTab.reload())?.ok()).toBe(true)
    await expect(otherTab.getByText('Your check-in')).toBeVisible()
  })

  test('stays when the form closes meanwhile, goes on when it opens, or is sent as it was', async ({
    page,
    server,
  }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    await rate(page, 'Sleep', '4 good')
    await setOpen(coach, false)
    const unsent = page.getByRole('region', { name: /^Unsent answers of/ })
    await expect(unsent).toContainText('It was not finished in time')
    await setOpen(coach, true)
    await expect(checked(page, 'Sleep')).toHaveAccessibleName('4 good')

    await rate(page, 'Mood', '2 poor')
    await setOpen(coach, false)
    await expect(unsent).toContainText('What you answered is kept on this device.')
    await unsent.getByRole('button', { name: 'Submit them now' }).click()
    await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
    await expect(unsent).toBeHidden()
    await expect(page.getByRole('region', { name: 'Today’s summary' })).toContainText('Sleep4 good')
    expect((await seenByCoach(coach, athlete)).ratings).toEqual(CHECKED_IN)
  })

  test('outlives a session that ends meanwhile', async ({ page, context, server, complaints }) => {
    complaints.tolerate('status of 401', '/api/')
    const { coach, athlete } = await openOwnDay(page, server)
    await rate(page, 'Sleep', '4 good')
    expect(await ownItems(page, '.day')).toHaveLength(1)
    await context.clearCookies()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page).toHaveURL('/login?redirect=%2Fathlete%2Fdashboard')
    expect(await ownItems(page, '.day'), 'what the server has is gone from the device').toEqual([])
    await signIn(page, { email: athlete.email, password: PASSWORD })
    await expect(checked(page, 'Sleep')).toHaveAccessibleName('4 good')

    await rate(page, 'Mood', '2 poor')
    // The page reads again once it hears of changes, and would be led away before anything is pressed.
    const reading = await hold(page, 'GET', '/api/*')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fathlete%2Fdashboard')
    reading.release()
    await signIn(page, { email: athlete.email, password: PASSWORD })
    await expect(page.getByText('Your check-in')).toBeVisible()
    await expect.poll(async () => (await seenByCoach(coach, athlete)).ratings).toEqual(CHECKED_IN)
  })

  test('belongs to its day: at midnight the next one starts empty, and the last one can be sent', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_', '/api/')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await be(page, athlete)
    await page.clock.install()
    await openDay(page)
    const today = (await page.getByRole('main').locator('time').first().getAttribute('datetime')) ?? ''
    await rateBoth(page)
    // The server's own day goes on: only without its word the page has to know by itself.
    await cutOff(page, 'GET', '/api/day')
    const midnight = Date.parse(`${today}T24:00:00Z`)
    await page.clock.fastForward(midnight - (await page.evaluate(() => Date.now())) + 1000)

    const tomorrow = new Date(midnight).toISOString().slice(0, 10)
    await expect(page.getByText(longDay(tomorrow), { exact: true })).toBeVisible()
    await expect(progress(page)).toHaveText('0 of 2')
    const unsent = page.getByRole('region', { name: `Unsent answers of ${longDay(today)}` })
    await expect(unsent).toContainText('Complete: check-in.')
    await unsent.getByRole('button', { name: 'Submit them now' }).click()
    await expect(unsent).toBeHidden()
    expect((await seenByCoach(coach, athlete)).ratings).toEqual(CHECKED_IN)
    await expect(progress(page)).toHaveText('0 of 2')
  })

  test('is kept under its day when the team’s day turns on the server', async ({ page, server }) => {
    const coach = await askingCoach(server)
    // The dateline lies between them: in the second it is always the next day already.
    await openIn(coach, 'Pacific/Pago_Pago')
    await be(page, await answeringAthlete(coach, server))
    await openDay(page)
    await rate(page, 'Sleep', '4 good')
    await openIn(coach, 'Pacific/Kiritimati')
    await expect(progress(page)).toHaveText('0 of 2')
    const unsent = page.getByRole('region', { name: /^Unsent answers of/ })
    await unsent.getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard these answers?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(unsent).toBeHidden()
  })

  test('is not lost by signing out without a warning', async ({ page, server }) => {
    await openOwnDay(page, server)
    await rate(page, 'Sleep', '4 good')
    const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(checked(page, 'Sleep')).toHaveAccessibleName('4 good')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft')
  })
})

/** Open there whatever the time is: opened by hand until the window ends, which is about half a day away. */
async function openIn(coach: Someone, timeZone: string) {
  const hour = Number(wallClockIn(timeZone, new Date()).time.slice(0, 2))
  const opposite = String((hour + 12) % 24).padStart(2, '0')
  const settings = { openTime: `${opposite}:00`, closeTime: `${opposite}:30`, timeZone }
  expect((await coach.team.put('/form-status', settings)).status).toBe(200)
  await setOpen(coach, true)
}
