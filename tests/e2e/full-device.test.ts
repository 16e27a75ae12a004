import type { Page } from '@playwright/test'
import { answeringAthlete, askingCoach, seenByCoach, submitCheckIn } from './answering-team.ts'
import { openDay, session, toast, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { CHECKED_IN } from './offline-page.ts'
import { be } from './team.ts'

/** Up to the last character the browser allows. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    let size = 2 ** 20
    for (let count = 0; size > 0; count += 1) {
      try {
        localStorage.setItem(`f${count}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })

test(
  'a full device shows the day, submits it, keeps in the form what cannot be sent, and signs out',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/day/submissions')
    const coach = await askingCoach(server)
    const athlete = await answeringAthlete(coach, server)
    await page.goto('/login')
    await fillDevice(page)
    await be(page, athlete)

    await openDay(page)
    await submitCheckIn(page)
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()
    expect(await seenByCoach(coach, athlete)).toEqual(CHECKED_IN)

    await cutOff(page, 'POST', '/api/day/submissions')
    await train(page, 'AM')
    await page.getByRole('button', { name: 'Submit AM Session' }).click()
    await expect(session(page, 'AM').getByRole('alert')).toContainText('no room on this device')
    await expect(session(page, 'AM').getByRole('radio', { name: 'Competition' })).toBeChecked()

    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' })
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/athlete/dashboard')
    await expect(page).toHaveURL(/\/login/)
  },
)
