import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'

const FOREIGN = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  'javascript:alert(document.domain)',
  'data:text/html,evil',
]

test.describe('after signing in', { tag: '@any-viewport' }, () => {
  test('the page that was asked for opens', async ({ page, registered }) => {
    const account = await registered({ role: 'manager' })
    await page.goto('/statistics')
    await expect(page).toHaveURL('/login?redirect=%2Fstatistics')
    await signIn(page, account)
    await expect(page).toHaveURL('/statistics')
  })

  test('it survives a detour through registration', async ({ page }) => {
    await page.goto('/login?redirect=%2Fstatistics')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/register?redirect=%2Fstatistics')
  })

  test('a redirect to another site leads to the own dashboard', async ({ page, registered }) => {
    const account = await registered()
    await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`)
    await signIn(page, account)
    await expect(page).toHaveURL('/athlete/dashboard')
  })

  test('no spelling of another site is followed', async ({ page, signedIn }) => {
    await signedIn('athlete')
    for (const target of FOREIGN) {
      await test.step(target, async () => {
        await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
        await expect(page).toHaveURL('/athlete/dashboard')
      })
    }
  })
})
