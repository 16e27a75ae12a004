import type { Locator, Page } from '@playwright/test'
import { answeringAthlete, askingCoach, seenByCoach } from './answering-team.ts'
import { openDay, progress, session, submitAll } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { be } from './team.ts'

const MOST_STOPS = 40

async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not within ${MOST_STOPS} tab stops`)
}

test('a whole day is answered by keyboard alone', { tag: '@any-viewport' }, async ({ page, server }) => {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await be(page, athlete)
  await openDay(page)
  const { keyboard } = page
  const rating = (title: string) => page.getByRole('radiogroup', { name: title }).getByRole('radio').first()
  const [morning, afternoon] = [session(page, 'AM'), session(page, 'PM')]

  await test.step('one tab stop per rating, where arrows choose, and one for who sees it', async () => {
    const whoSeesMood = page.getByLabel('Who sees your answer to Mood', { exact: true })
    await expect(whoSeesMood).toBeVisible()
    await tabTo(page, rating('Sleep'))
    for (const _ of '234') await keyboard.press('ArrowRight')
    await keyboard.press('Tab')
    await expect(whoSeesMood).toBeFocused()
    await keyboard.press('Tab')
    await expect(rating('Mood')).toBeFocused()
    await keyboard.press('Space')
    await expect(progress(page)).toHaveText('2 of 2')
  })

  await test.step('the morning', async () => {
    await tabTo(page, morning.getByRole('radio', { name: 'No' }))
    await keyboard.press('ArrowRight')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(morning.getByRole('radio', { name: 'Regenerative', exact: true })).toBeChecked()
    await keyboard.press('Tab')
    for (const _ of '23456') await keyboard.press('ArrowRight')
    await expect(morning.getByRole('radio', { name: '6 hard to very hard' })).toBeChecked()
    await tabTo(page, morning.getByRole('textbox', { name: 'Duration' }))
    await keyboard.type('50')
    await expect(morning.getByText('Unit load')).toContainText('300')
  })

  await test.step('the afternoon, and all of it', async () => {
    await tabTo(page, afternoon.getByRole('radio', { name: 'No' }))
    await keyboard.press('Space')
    await tabTo(page, submitAll(page))
    await keyboard.press('Enter')
  })

  await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await seenByCoach(coach, athlete)).toEqual({
    ratings: ['Mood 1', 'Sleep 4'],
    AM: 'trained',
    PM: 'rested',
  })
})
