import type { Page } from '@playwright/test'
import { authenticator } from '#tests/support/authenticator.ts'
import { expect, test } from './fixtures.ts'
import { openMetrics } from './metrics-dialog.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { settled } from './settled.ts'
import { athleteOf, be, coachOn, colleagueOf } from './team.ts'

const DASHBOARD = '/manager/dashboard'

test(
  'two coaches work in one team at once',
  { tag: '@any-viewport' },
  async ({ page, browser, server, complaints }) => {
    const owner = await coachOn(server)
    await athleteOf(owner, server, 'Ida Solberg')
    await athleteOf(owner, server, 'Bo Young')
    const coach = await colleagueOf(owner, server, 'coach', 'Jon Aas')
    await be(page, owner)
    const second = await browser.newContext({ baseURL: server.origin })
    complaints.listenTo(second)
    const other = await second.newPage()
    await be(other, coach)
    await other.goto(`${DASHBOARD}?team=${owner.team.id}`)
    await other.getByRole('banner').getByRole('button', { name: 'Metrics' }).click()

    await test.step('each sees the questions of the other come in, in one order', async () => {
      const { form, rows, dialog } = await openMetrics(page)
      const added = other.getByRole('form', { name: 'Add New Metric' })
      await form.getByLabel('Title').fill('Sleep')
      await added.getByLabel('Title').fill('Mood')
      await Promise.all([
        form.getByRole('button', { name: 'Create Metric' }).click(),
        added.getByRole('button', { name: 'Create Metric' }).click(),
      ])
      await expect(rows).toHaveCount(2)
      const theirs = other.getByRole('region', { name: 'Current Metrics' }).locator('ol > li')
      await expect(theirs).toHaveText(await rows.allInnerTexts(), { useInnerText: true })
      for (const one of [dialog, other.getByRole('dialog')]) {
        await one.getByRole('button', { name: 'Close', exact: true }).click()
      }
    })

    await test.step('a form that one closes is closed for both', async () => {
      await other.getByRole('button', { name: 'Close now' }).click()
      await expect(page.getByRole('button', { name: 'Open now' })).toBeVisible()
      await page.getByRole('button', { name: 'Open now' }).click()
      await expect(other.getByRole('button', { name: 'Close now' })).toBeVisible()
    })

    await test.step('whom both remove is gone, and the others stay', async () => {
      complaints.tolerate('status of 404')
      for (const one of [page, other]) {
        // It comes back once the form is open, above the list.
        await expect(one.getByRole('button', { name: /^Nudge all/ })).toBeVisible()
        await one.getByRole('button', { name: 'Remove Ida Solberg' }).click()
        await expect(one.getByRole('alertdialog')).toBeVisible()
      }
      for (const one of [page, other]) {
        await one.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      }
      for (const one of [page, other]) {
        await expect(one.getByRole('alertdialog')).toBeHidden()
        await expect(one.getByRole('button', { name: 'Remove Ida Solberg' })).toHaveCount(0)
        await expect(one.getByRole('button', { name: 'Remove Bo Young' })).toBeVisible()
      }
    })
    await second.close()
  },
)

test(
  'a team demands two-step sign-in, and who has none is led to it before any athlete shows',
  { tag: '@any-viewport' },
  async ({ page, browser, server, complaints }) => {
    complaints.tolerate('status of 403')
    const owner = await coachOn(server)
    await athleteOf(owner, server, 'Ida Solberg')
    const coach = await colleagueOf(owner, server, 'coach', 'Jon Aas')
    const second = await browser.newContext({ baseURL: server.origin })
    complaints.listenTo(second)
    const other = await second.newPage()
    await be(other, coach)
    await other.goto(`${DASHBOARD}?team=${owner.team.id}`)
    const theirs = other.getByRole('region', { name: 'Athletes', exact: true })
    await expect(theirs).toContainText('Ida Solberg')

    await be(page, owner)
    await page.goto('/team')
    const demand = page.getByLabel('The staff need two-step sign-in')

    await test.step('not before the owner has it', async () => {
      complaints.tolerate('status of 409')
      await expect(demand).toBeVisible()
      await settled(page)
      await demand.click()
      await expect(
        page.getByText('Switch two-step sign-in on for yourself first, under Account.'),
      ).toBeVisible()
      await expect(demand).not.toBeChecked()
    })

    await test.step('then an open page of who has none shows nothing any more', async () => {
      await haveTwoStep(page)
      await demand.click()
      await expect(demand).toBeChecked()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(
        'Marta Kowalczyk’s team asks its staff for two-step sign-in',
      )
      await expect(other.getByText('Ida Solberg')).toHaveCount(0)
      await expectNothingWrong(other)
      await other.getByRole('link', { name: 'Go to your account' }).click()
      await expect(other.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
    })

    await test.step('until they have it too', async () => {
      await haveTwoStep(other)
      await other.goto(`${DASHBOARD}?team=${owner.team.id}`)
      await expect(theirs).toContainText('Ida Solberg')
    })
    await second.close()
  },
)

/** Without the screen, which has a journey of its own. It ends every session but the page's. */
async function haveTwoStep({ request }: Page) {
  const asked = await request.post('/api/account/two-factor/set-up', {
    data: { password: 'a good password' },
  })
  const { key, setUp } = (await asked.json()) as { key: string; setUp: string }
  const code = authenticator(key).codeOf(new Date())
  const on = await request.put('/api/account/two-factor', { data: { setUp, code } })
  expect(on.status()).toBe(200)
}
