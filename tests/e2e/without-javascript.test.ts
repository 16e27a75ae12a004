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

test('the landing page is readable and navigable without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the load each athlete can carry.')

  await test.step('to a section, through the menu where there is one', async () => {
    const menu = page.locator('summary[aria-label="Menu"]')
    const isPhone = await menu.isVisible()
    if (isPhone) await menu.click()
    const nav = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Sections' })
    await nav.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/#pricing')
    await expect(page.getByRole('heading', { level: 2, name: 'Pricing' })).toBeInViewport()
    if (isPhone) await menu.click()
  })

  await test.step('prices and previews can be chosen', async () => {
    await expect(page.getByText('€39', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Yearly' }).check()
    await expect(page.getByText('€375', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Analytics' }).check()
    await expect(page.getByRole('table')).toContainText('WEEKLY LOAD')
  })

  await page.getByRole('link', { name: 'Start Free Trial: Elite' }).click()
  await expect(page).toHaveURL('/register')
})
