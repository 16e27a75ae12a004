import { test } from './connection.ts'
import { openOwnDay } from './check-in-page.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a language that was chosen is spoken without a connection too',
  { tag: '@any-viewport' },
  async ({ page, context, connection, server, complaints }) => {
    complaints.tolerate('net::ERR_', '/api/')
    await openOwnDay(page, server)
    await installed(page)
    await page.goto('/account')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto')
    // The files of the other language are on the device.
    const waiting = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? 'none',
      )
    await expect.poll(waiting).toContain('locale=de')
    await connection.cut(context)
    await page.goto('/athlete/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByText('Formular offen')).toBeVisible()
    await page.goto('/de/athlete/dashboard')
    await expect(page).toHaveURL('/athlete/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  },
)
