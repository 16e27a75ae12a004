import { expect, test } from './fixtures.ts'
import { READ_AGAIN } from './intercept.ts'

test(
  'a page that breaks says so and offers two ways out',
  { tag: '@any-viewport' },
  async ({ page, signedIn, complaints }) => {
    complaints.tolerate('is not a function')
    await signedIn('athlete')
    await page.route('/api/session', async (route) => {
      const response = await route.fetch(READ_AGAIN)
      const { profile } = (await response.json()) as { profile: object }
      await route.fulfill({ response, json: { profile: { ...profile, fullName: 42 } } })
    })
    await page.goto('/athlete/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page).toHaveTitle('Unexpected Application Error! · Plimsoll')

    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
  },
)
