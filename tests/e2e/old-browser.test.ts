import { inEnglish } from '#domain/language/in-english.ts'
import { browserMessages } from '#web/layout/start-later.ts'
import { expect, test } from './fixtures.ts'

test(
  'a browser older than the app is built for is told so, on a page that stays readable',
  { tag: '@any-viewport' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'))
    const notice = page.getByRole('alert')
    await page.goto('/login')
    await expect(notice).toHaveText(inEnglish(browserMessages.tooOld))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.goto('/statistics')
    await expect(page.locator('body')).toHaveText(inEnglish(browserMessages.tooOld))
    await expect(notice).toBeVisible()
  },
)
