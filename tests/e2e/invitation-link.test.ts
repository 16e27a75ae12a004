import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { pendingCode } from './team.ts'

for (const path of ['/join?code=x-1_y', '/join/x-1_y']) {
  test(
    `a visitor who follows ${path} signs in first and comes back with the code`,
    { tag: '@any-viewport' },
    async ({ page, registered, complaints }) => {
      complaints.tolerate('status of 404', '/api/join/preview')
      const account = await registered()
      await page.goto(path)
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === '/login' &&
          searchParams.get('redirect') === '/join' &&
          searchParams.get('code') === 'x-1_y',
      )
      await expect(page.getByText('Please log in to join the team')).toBeVisible()
      expect(await pendingCode(page)).toBe('x-1_y')
      const back = page.waitForURL('/join?code=x-1_y')
      await signIn(page, account)
      await back
      await expect(page.getByText('Invalid invitation code')).toBeVisible()
    },
  )
}
