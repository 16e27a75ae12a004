import type { Page } from '@playwright/test'
import type { Someone } from '#tests/support/someone.ts'
import { answeringAthlete, askingCoach, rate } from './answering-team.ts'
import { expect } from './fixtures.ts'
import { be } from './team.ts'

export type Slot = 'AM' | 'PM'

const TITLES = { AM: 'Morning Session (AM)', PM: 'Afternoon Session (PM)' }

export async function openDay(page: Page) {
  await page.goto('/athlete/dashboard')
  await expect(page.getByText('Forms Open')).toBeVisible()
}

/** With what comes after the form, so that a connection can be cut. */
export async function openWholeDay(page: Page) {
  const saidLately = page.waitForResponse(/\/api\/day-replies\?withinHours/)
  await openDay(page)
  await expect(page.getByRole('checkbox', { name: "I can't train today" })).toBeVisible()
  // Most often it shows nothing.
  await saidLately
}

/** The day of an athlete whose coach asks for two ratings. */
export async function openOwnDay(page: Page, server: { origin: string }) {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await be(page, athlete)
  await openWholeDay(page)
  return { coach, athlete }
}

export const session = (page: Page, slot: Slot) => page.getByRole('region', { name: TITLES[slot] })

export const answer = (page: Page, slot: Slot, choice: 'Yes' | 'No') =>
  session(page, slot).getByRole('radio', { name: choice }).check()

/** Yes, a competition of the usual half hour at RPE 1. */
export async function train(page: Page, slot: Slot) {
  await answer(page, slot, 'Yes')
  await session(page, slot).getByRole('radio', { name: 'Competition' }).check()
}

export async function rateBoth(page: Page) {
  await rate(page, 'Sleep', '4 good')
  await rate(page, 'Mood', '2 poor')
}

/** Of the check-in: '1 of 2'. */
export const progress = (page: Page) =>
  page.getByRole('region', { name: 'Daily Wellness Check-in' }).getByText(/^\d+ of \d+$/)

export const submitAll = (page: Page) => page.getByRole('button', { name: 'Submit All Responses' })

export const toast = (page: Page, text: string | RegExp) => page.getByRole('dialog', { name: text })

export const checked = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true })

export async function setOpen(coach: Someone, open: boolean) {
  expect((await coach.team.put('/form-status/open', { open })).status).toBe(200)
}

/** Every submission the page sends from now on. */
export function submissionsOf(page: Page): object[] {
  const sent: object[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/day/submissions')) {
      sent.push(request.postDataJSON() as object)
    }
  })
  return sent
}
