import { expect, test } from './fixtures.ts'

test('the foot of the manager’s dashboard says what it is, where to write and what holds', async ({
  page,
  signedIn,
}) => {
  await signedIn('manager')
  await page.goto('/manager/dashboard')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('Plimsoll empowers athletes and managers with data-driven insights.')
  await expect(foot.getByRole('heading', { name: 'Contact' })).toBeVisible()
  const address = 'contact@plimsoll.example'
  await expect(foot.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ] as const) {
    await expect(foot.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expect(foot).toContainText(`© ${new Date().getFullYear()} Plimsoll. All rights reserved.`)
})
