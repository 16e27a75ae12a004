import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { someone } from '#tests/support/someone.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, hold } from './intercept.ts'
import { settled } from './settled.ts'
import { be, coachOn, linkTo } from './team.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** As a phone held in front of it does: it looks until it can read, for a dialog fades in. */
async function expectToScan(picture: Locator, text: string): Promise<void> {
  await expect(async () => {
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text)
  }).toPass()
}

test.describe('a coach', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('makes a team link, passes it on in three ways and takes it back', async ({ page, server }) => {
    const coach = await coachOn(server)
    await be(page, coach)
    await page.goto('/manager/dashboard')
    const links = page.getByRole('region', { name: 'Invitation Links' })
    const dialog = page.getByRole('dialog', { name: 'Invite Athlete' })
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

    await test.step('from the empty list to the link', async () => {
      await expect(links.getByText('No active invitation links')).toBeVisible()
      await settled(page)
      await links.getByRole('button', { name: 'Generate New Link' }).click()
      const generating = await hold(page, 'POST', '/api/teams/*/invitations')
      await dialog.getByRole('button', { name: 'Generate Invitation Link' }).dblclick()
      await expect(dialog.getByRole('button', { name: 'Generating...' })).toBeVisible()
      generating.release()
      await expect(dialog.getByLabel('Invitation link', { exact: true })).toBeFocused()
      expect(generating.count()).toBe(1)
    })

    const link = await dialog.getByLabel('Invitation link', { exact: true }).inputValue()
    await test.step('the link can be copied and scanned', async () => {
      expect(link).toMatch(new RegExp(`^${server.origin}/join\\?code=[\\w-]{22,}$`))
      await dialog.getByRole('button', { name: 'Copy Link' }).click()
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await clipboard()).toBe(link)
      await expectToScan(dialog.getByRole('img', { name: 'QR code' }), link)
    })

    await test.step('after the dialog closes the list shows it by itself', async () => {
      await page.keyboard.press('Escape')
      await expect(links.getByText('Active', { exact: true })).toBeVisible()
      await expect(links.getByText('Team link')).toBeVisible()
      const expires = await links.locator('time').getAttribute('datetime')
      expect(Math.abs(Date.parse(expires ?? '') - Date.now() - DAY_MS)).toBeLessThan(120_000)
    })

    await test.step('the list copies it, and says so for two seconds', async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await links.getByRole('button', { name: 'Copy Link' }).click()
      await expect(links.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await clipboard()).toBe(link)
      await expect(links.getByRole('button', { name: 'Copy Link' })).toBeVisible()
      await links.getByRole('button', { name: 'Show QR code' }).click()
      const large = page.getByRole('dialog', { name: 'Scan to join the team' })
      await expectToScan(large.getByRole('img', { name: 'QR code' }), link)
      await page.keyboard.press('Escape')
      await expect(large).toBeHidden()
    })

    await test.step('removing asks first, and is done at once', async () => {
      const removing = await hold(page, 'DELETE', '/api/teams/*/invitations/*')
      await links.getByRole('button', { name: 'Remove' }).click()
      const question = page.getByRole('alertdialog', { name: 'Remove invitation link' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(links.getByText('Team link')).toBeVisible()
      await links.getByRole('button', { name: 'Remove' }).click()
      await question.getByRole('button', { name: 'Remove' }).dblclick()
      await expect(links.getByText('No active invitation links')).toBeVisible()
      removing.release()
      await expect.poll(async () => (await coach.team.get('/invitations')).body).toEqual({ invitations: [] })
      expect(removing.count()).toBe(1)
    })
  })
})

test('an invitation made out to an address is mailed, and leaves the list once it is accepted', async ({
  page,
  server,
}) => {
  const athlete = await someone(server.origin)
  await be(page, await coachOn(server))
  await page.goto('/manager/dashboard')
  await page.getByRole('button', { name: 'Invite Athlete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Athlete' })
  const email = dialog.getByLabel('Email (optional)')
  await email.fill('not an address')
  await email.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(['Enter an email address like name@example.com'])
  await email.fill(athlete.email)
  await email.press('Enter')
  await expect(dialog.getByText(`The link is on its way to ${athlete.email}.`)).toBeVisible()
  const link = await dialog.getByLabel('Invitation link', { exact: true }).inputValue()
  const mailed = async () => (await server.outbox()).find(({ to }) => to.includes(athlete.email))?.links
  await expect.poll(mailed).toEqual([link])
  await dialog.getByRole('button', { name: 'Close' }).click()

  const links = page.getByRole('region', { name: 'Invitation Links' })
  await expect(links.getByText(athlete.email)).toBeVisible()
  const code = new URL(link).searchParams.get('code')
  // For three seconds.
  const accepted = expect(links.getByText('Accepted')).toBeVisible()
  expect((await athlete.post('/api/join', { code })).status).toBe(200)
  await accepted
  await links.getByRole('button', { name: 'Refresh invitation links' }).click()
  await expect(links.getByText(athlete.email)).toBeHidden()
  await expect(links.getByText('No active invitation links')).toBeVisible()
  await page.reload()
  await expect(links.getByText('No active invitation links')).toBeVisible()
})

test.describe('invitation links', { tag: '@any-viewport' }, () => {
  test('show a spinner while they load, and what to do when they can not be loaded', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*/invitations')
    await be(page, await coachOn(server))
    const loading = await hold(page, 'GET', '/api/teams/*/invitations')
    await page.goto('/manager/dashboard')
    const links = page.getByRole('region', { name: 'Invitation Links' })
    await expect(links.getByText('Loading invitation links...')).toBeVisible()
    loading.release()
    await expect(links.getByText('No active invitation links')).toBeVisible()
    await cutOff(page, 'GET', '/api/teams/*/invitations')
    await page.reload()
    await expect(links.getByRole('alert')).toContainText('The invitation links could not be loaded.')
    await page.unrouteAll()
    await links.getByRole('button', { name: 'Try again' }).click()
    await expect(links.getByText('No active invitation links')).toBeVisible()
  })

  test('an expired one says so, can not be copied, and goes without a question', async ({ page, server }) => {
    const coach = await coachOn(server)
    await be(page, coach)
    await linkTo(coach)
    await page.route('/api/teams/*/invitations', async (route) => {
      const reply = await route.fetch()
      const { invitations } = (await reply.json()) as { invitations: object[] }
      const expired = { state: 'expired', expiresAt: '2026-11-14T08:00:00.000Z' }
      await route.fulfill({ json: { invitations: invitations.map((one) => ({ ...one, ...expired })) } })
    })
    await page.goto('/manager/dashboard')
    const links = page.getByRole('region', { name: 'Invitation Links' })
    await expect(links.getByText('Expired')).toBeVisible()
    await expect(links.locator('time')).toContainText('Sat 14 Nov 2026')
    await expect(links.getByRole('button', { name: 'Copy Link' })).toBeHidden()
    await settled(page)
    await links.getByRole('button', { name: 'Remove' }).click()
    await expect(links.getByText('No active invitation links')).toBeVisible()
    // The list may be asked for once more by now.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('one that could not be removed comes back', async ({ page, server, complaints }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*/invitations')
    const coach = await coachOn(server)
    await be(page, coach)
    await linkTo(coach)
    await page.goto('/manager/dashboard')
    const links = page.getByRole('region', { name: 'Invitation Links' })
    await cutOff(page, 'DELETE', '/api/teams/*/invitations/*')
    await settled(page)
    await links.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Failed to delete invitation. Please try again.')).toBeVisible()
    await expect(links.getByText('Team link')).toBeVisible()
  })

  test('one that could not be made says so, keeps the address and lets them try again', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*/invitations')
    await be(page, await coachOn(server))
    await page.goto('/manager/dashboard')
    await page.getByRole('button', { name: 'Invite Athlete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite Athlete' })
    await cutOff(page, 'POST', '/api/teams/*/invitations')
    await dialog.getByLabel('Email (optional)').fill('ida@example.org')
    await dialog.getByRole('button', { name: 'Generate Invitation Link' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Failed to generate invitation link. Please try again.',
    )
    await page.unrouteAll()
    await expect(dialog.getByLabel('Email (optional)')).toHaveValue('ida@example.org')
    await dialog.getByRole('button', { name: 'Generate Invitation Link' }).click()
    await expect(dialog.getByText('The link is on its way to ida@example.org.')).toBeVisible()
  })

  test('need a coach with a name', async ({ page, server, complaints }) => {
    complaints.tolerate('status of 409', '/api/teams/*/invitations')
    await be(page, await coachOn(server, ''))
    await page.goto('/manager/dashboard')
    await page.getByRole('button', { name: 'Invite Athlete' }).click()
    await page.getByRole('button', { name: 'Generate Invitation Link' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(['Manager profile not found'])
  })
})
