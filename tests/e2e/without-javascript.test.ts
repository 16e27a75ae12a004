import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the sign-in page is readable without JavaScript', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Sign in · Plimsoll')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
})
