import type { Page } from '@playwright/test'
import { writingIn } from '#domain/language/writing.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { seenByCoach } from './answering-team.ts'
import { openOwnDay, rateBoth, submitAll, toast, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'

const { longDay } = writingIn('en')

const unsentOf = (page: Page, day: string) =>
  page.getByRole('region', { name: `Unsent answers of ${longDay(day)}` })

/** What is filled in now, as if it were of other days; the server refuses it, as given on the wrong one. */
const copyDraftTo = (page: Page, athleteId: string, from: string, days: string[]) =>
  page.evaluate(
    ([id, source, targets]) => {
      const keyOf = (day: string) => `plimsoll.of.${id}.draft.${day}`
      for (const day of targets) localStorage.setItem(keyOf(day), localStorage.getItem(keyOf(source)) ?? '')
    },
    [athleteId, from, days] as const,
  )

test(
  'unsent answers of one day neither block nor are blamed for those of another',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('status of 403', '/api/day/submissions')
    const { coach, athlete } = await openOwnDay(page, server)
    const today = (await page.locator('main time').first().getAttribute('datetime')) as LocalDay
    const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)]
    await rateBoth(page)
    await train(page, 'AM')
    await copyDraftTo(page, athlete.id, today, [yesterday, dayBefore])
    await page.reload()

    const sending = await hold(page, 'POST', '/api/day/submissions')
    await unsentOf(page, yesterday).getByRole('button', { name: 'Submit them now' }).click()
    await expect(unsentOf(page, yesterday).getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await expect(unsentOf(page, dayBefore).getByRole('button', { name: 'Submit them now' })).toBeVisible()
    await submitAll(page).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveCount(2)
    sending.release()

    await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
    await expect(unsentOf(page, yesterday).getByRole('alert')).toBeVisible()
    await expect(unsentOf(page, dayBefore).getByRole('alert')).toBeHidden()
    expect((await seenByCoach(coach, athlete)).ratings).toEqual(['Mood 2', 'Sleep 4'])
  },
)
