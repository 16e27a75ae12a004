import { expect, test } from './fixtures.ts'
import { SCREENS } from './screens.ts'

const WIDTHS = [320, 390, 768, 1440, 1920]

test.describe('at every width', { tag: '@any-viewport' }, () => {
  for (const { name, path, heading, as, prepare } of SCREENS) {
    test(`nothing has to be scrolled sideways on: ${name}`, async ({ page, signedIn }) => {
      if (as) await signedIn(as)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await prepare?.(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `at ${width} px`).toBeLessThanOrEqual(width)
      }
    })
  }
})
