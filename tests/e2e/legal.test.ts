import { expect, test } from './fixtures.ts'

test.describe('the legal pages', { tag: '@any-viewport' }, () => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    test(`${path} leads to each of its sections and back home, without JavaScript`, async ({
      browser,
      server,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
      await page.goto(path)
      await expect(page.getByText('Last updated on')).toContainText(/\d+ \w+ 20\d\d/)
      const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      const titles = await entries.allTextContents()
      await expect(page.getByRole('main').locator('section h2')).toHaveText(titles)
      for (const title of [titles.at(-2)!, titles[1]!]) {
        await entries.filter({ hasText: title }).click()
        await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport()
      }
      await expect(page).toHaveURL(/#[a-z-]+$/)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
      await page.close()
    })
  }

  test('state for how long data is kept, and when a breach is told', async ({ page }) => {
    await page.goto('/privacy-policy#how-long-it-is-kept')
    await expect(page.getByRole('table').getByRole('cell')).toHaveText([
      'while the account is active, plus 2 years',
      '5 years',
      '2 years',
      '3 years',
    ])
    await expect(page.getByRole('table').getByRole('rowheader')).toContainText([
      'Account data',
      'Performance data',
      'Health data',
      'Communication records',
    ])
    await expect(page.getByText('contact@plimsoll.example')).toBeVisible()
    await page.getByRole('link', { name: 'Terms of Service' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
    await expect(page.getByText('within 72 hours')).toBeVisible()
  })

  test('are black on white paper and nothing but the text, whatever the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeHidden()
  })
})
