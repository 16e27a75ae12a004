import type { Page } from '@playwright/test'
import type { Someone } from '#tests/support/someone.ts'
import { answeringAthlete } from './answering-team.ts'
import { answer, openDay, session, submitAll, toast, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { foundByAxe } from './nothing-wrong.ts'
import { athleteOf, be, coachOn } from './team.ts'

const LONG_NAME = 'Maximiliane-Theodora Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe-Langenburg'
const WIDTHS = [320, 390, 768, 1440]

/** Eight ratings and two texts, with titles and descriptions as long as they may be. */
async function demandingCoach(server: { origin: string }): Promise<Someone> {
  const coach = await coachOn(server)
  for (let number = 0; number < 10; number += 1) {
    const title = `${number} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`.slice(0, 80)
    const description = number % 3 === 0 ? 'How did it feel, all in all, when you got up? '.repeat(10) : null
    const reply = await coach.team.post('/metrics', {
      title,
      description,
      type: number < 8 ? 'rating' : 'text',
    })
    expect(reply.status).toBe(201)
  }
  return coach
}

async function answerTen(page: Page) {
  for (const group of await page.getByRole('radiogroup', { name: /^\d/ }).all()) {
    await group.getByRole('radio', { name: '3 OK' }).check()
  }
  for (const text of await page.getByRole('textbox', { name: /^\d/ }).all()) await text.fill('y'.repeat(2000))
}

async function nothingSideways(page: Page) {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(wide, `at ${width} px`).toBe(width)
  }
  if (before) await page.setViewportSize(before)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@any-viewport' }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('ten long metrics and a long name fit everywhere, and axe finds nothing', async ({
      page,
      server,
    }) => {
      await be(page, await answeringAthlete(await demandingCoach(server), server, LONG_NAME))
      await openDay(page)
      await train(page, 'AM')
      await answer(page, 'PM', 'Yes')
      await session(page, 'PM').getByRole('button', { name: 'Submit PM Session' }).click()
      await nothingSideways(page)
      expect(await foundByAxe(page)).toEqual([])

      await answerTen(page)
      await answer(page, 'PM', 'No')
      await submitAll(page).click()
      await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
      await nothingSideways(page)
      expect(await foundByAxe(page)).toEqual([])
    })

    test('axe finds nothing where a picture is asked for', async ({ page, server }) => {
      await be(page, await athleteOf(await coachOn(server), server, LONG_NAME))
      await page.goto('/athlete/dashboard')
      await expect(page.getByRole('dialog', { name: 'Profile Picture Required' })).toBeVisible()
      expect(await foundByAxe(page)).toEqual([])
    })
  })
}

test('what has the focus is never hidden behind the bar', async ({ page, server }) => {
  await be(page, await answeringAthlete(await demandingCoach(server), server))
  await openDay(page)
  const bar = page.getByRole('region', { name: 'Before submitting' })
  for (const text of await page.getByRole('textbox').all()) {
    await page.evaluate(() => scrollTo(0, 0))
    await text.focus()
    const [field, cover] = [await text.boundingBox(), await bar.boundingBox()]
    expect(field!.y + field!.height).toBeLessThanOrEqual(cover!.y)
  }
})
