import { dayAboveIsWhole } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { be } from './team.ts'

const WIDTHS = [320, 390, 768, 1440]

test(
  'a coach of 200 athletes sees who is missing, finds one and reads them',
  { tag: '@any-viewport' },
  async ({ page, largeTeam: { coach, answered, missing } }) => {
    await be(page, coach)
    await page.goto('/manager/dashboard')

    const overview = page.getByRole('region', { name: 'Answered' })
    await expect(overview).toContainText('150 of 200 answered')
    await expect(overview).toContainText('100 trained, 50 declared rest')
    const names = overview.locator('details').getByRole('listitem')
    await expect(names).toHaveCount(0)
    await overview.getByText('and 42 more').click()
    await expect(names).toHaveText(missing.map(({ fullName }) => fullName))
    await expect(overview.getByRole('button', { name: 'Nudge all 50 athletes' })).toBeVisible()

    const section = page.getByRole('region', { name: 'Daily Responses' })
    const rows = section.getByRole('rowheader')
    await expect(rows).toHaveCount(200)
    await expect(rows.filter({ hasNotText: '0 responses' })).toHaveCount(150)
    const last = answered.at(-1)!
    await dayAboveIsWhole(page)
    await rows.getByText(last.fullName, { exact: true }).click()
    await expect(section.getByRole('img', { name: /^Sleep: [1-5] of 5$/ })).toHaveCount(1)

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(wide, `at ${width} px`).toBe(width)
    }

    await section.getByLabel('Athlete').selectOption(last.fullName)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('6 responses')
    await section.getByLabel('Athlete').selectOption(missing[0]!.fullName)
    await expect(section.getByText('No Responses Yet')).toBeVisible()
  },
)

test(
  'the averages of a large team are shown as far as a page is read, and all of them when asked for',
  { tag: '@any-viewport' },
  async ({ page, largeTeam: { coach, answered } }) => {
    await be(page, coach)
    await page.goto('/statistics?athlete=all')
    const ofSleep = page.getByRole('region', { name: 'Sleep', exact: true })
    const list = ofSleep.getByRole('list', { name: 'Overall Averages, Sleep' })
    for (const [width, shown] of [
      [390, 5],
      [1440, 30],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(list.getByRole('listitem')).toHaveCount(shown)
    }
    await ofSleep.getByRole('button', { name: `Show all ${answered.length}` }).click()
    await expect(list.getByRole('listitem')).toHaveCount(answered.length)
    await expect(list).toBeFocused()
    await expect(ofSleep.getByRole('button')).toHaveCount(0)
    const figures = (await list.getByRole('listitem').allInnerTexts()).map((text) =>
      Number(/Average ([\d.]+)/.exec(text)?.[1]),
    )
    expect(figures, 'the lowest first').toEqual(figures.toSorted((one, other) => one - other))
  },
)
