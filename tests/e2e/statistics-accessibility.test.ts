import { expectNothingWrong } from './nothing-wrong.ts'
import { expect, test } from './fixtures.ts'
import { HARD_WEEK } from './statistics-page.ts'
import { be } from './team.ts'

const WIDTHS = [320, 390, 768, 1440]

for (const whose of ['an athlete', 'the squad']) {
  test(`axe finds nothing on the statistics of ${whose}`, async ({ page, season }) => {
    await be(page, season.coach)
    await page.goto(`/statistics?athlete=${whose === 'the squad' ? 'all' : season.ida.id}&${HARD_WEEK}`)
    await expect(page.getByRole('table', { name: 'Sleep - Trend Over Time' })).toBeAttached()
    await expectNothingWrong(page)
  })
}

test(
  'nothing has to be scrolled sideways on any view',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await be(page, season.coach)
    for (const athlete of [season.ida.id, 'all']) {
      await page.goto(`/statistics?athlete=${athlete}&${HARD_WEEK}`)
      await expect(page.getByRole('table', { name: 'Sleep - Trend Over Time' })).toBeAttached()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.poll(wide, `at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  },
)

test(
  'the page does not move under its reader while the figures arrive',
  { tag: '@any-viewport' },
  async ({ page, season }) => {
    await be(page, season.coach)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]
        for (const { value } of shifts)
          document.documentElement.dataset['shift'] =
            `${Number(document.documentElement.dataset['shift'] ?? 0) + value}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`/statistics?athlete=${season.ida.id}&${HARD_WEEK}`)
    await expect(page.getByRole('table', { name: 'Sleep - Trend Over Time' })).toBeAttached()
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
    expect(shift).toBeLessThan(0.1)
  },
)
