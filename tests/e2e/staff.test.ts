import type { Page } from '@playwright/test'
import { someone, teamClient } from '#tests/support/someone.ts'
import { fillRegistration, newAccount, signIn } from './account.ts'
import { open as openAccount } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { settled } from './settled.ts'
import { athleteOf, be, coachOn, colleagueOf, linkTo, staffLink } from './team.ts'

const DASHBOARD = '/manager/dashboard'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a coach invites a viewer, who looks and changes nothing, becomes a coach, and is removed again', async ({
  page,
  context,
  server,
}) => {
  const owner = await coachOn(server)
  await athleteOf(owner, server, 'Ida Solberg')
  const viewer = await someone(server.origin, { role: 'manager', fullName: 'Jon Aas' })

  const link = await test.step('the owner makes a link with a duty', async () => {
    await be(page, owner)
    await page.goto('/team')
    await expect(section(page, 'Staff')).toContainText('(you)')
    await settled(page)
    await page.getByRole('button', { name: 'Invite staff' }).click()
    await page.getByLabel('Duty', { exact: true }).selectOption('Viewer')
    await page.getByRole('button', { name: 'Generate Invitation Link' }).click()
    await expect(page.getByText(/^Works once, until/)).toBeVisible()
    return page.getByLabel('Invitation link', { exact: true }).inputValue()
  })

  const other = await test.step('the other opens it and is asked', async () => {
    const browser = await context
      .browser()!
      .newContext({ baseURL: server.origin, viewport: page.viewportSize() })
    const opened = await browser.newPage()
    await be(opened, viewer)
    await opened.goto(link)
    await expect(heading(opened)).toHaveText('Work for Marta Kowalczyk’s team?')
    await expect(opened.getByText('Marta Kowalczyk invites you as: Viewer.')).toBeVisible()
    await expectNothingWrong(opened)
    await opened.getByRole('button', { name: 'Join the staff' }).click()
    await expect(opened).toHaveURL(/team=/)
    return opened
  })

  await test.step('a viewer sees the athletes, and nothing to change', async () => {
    await expect(section(other, 'Athletes').getByText('Ida Solberg')).toBeVisible()
    await expect(other.getByText(/^Every day from /)).toBeVisible()
    for (const name of ['Invite Athlete', 'Metrics', 'Remove Ida Solberg', /now$/]) {
      await expect(other.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(section(other, 'Invitation Links')).toHaveCount(0)
  })

  await test.step('made a coach, they can change things without loading the page again', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(section(page, 'Recent changes')).toContainText('Jon Aas joined the staff as Viewer.')
    await page.getByLabel('Duty of Jon Aas').selectOption('Coach')
    await expect(other.getByRole('button', { name: 'Invite Athlete' })).toBeVisible()
    await expect(section(page, 'Recent changes')).toContainText(
      'Marta Kowalczyk changed the duty of Jon Aas from Viewer to Coach.',
    )
    await expectNothingWrong(page)
  })

  await test.step('removed, they see nothing of the team any more', async () => {
    await page.getByRole('button', { name: 'Remove Jon Aas' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(other.getByText('Ida Solberg')).toHaveCount(0)
    await expect(other.getByRole('link', { name: 'Jon Aas’s team' }).or(heading(other))).not.toHaveCount(0)
    await expect(section(page, 'Staff')).not.toContainText('Jon Aas')
    await other.context().close()
  })
})

test('somebody new registers from a link to the staff and works for that team alone', async ({
  page,
  server,
}) => {
  const owner = await coachOn(server)
  const account = newAccount({ fullName: 'Pia Lund', role: 'manager' })
  await page.goto(await staffLink(owner, 'medical'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, account)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page)).toHaveText('Sign in')
  await signIn(page, account)
  await expect(heading(page)).toHaveText('Work for Marta Kowalczyk’s team?')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(heading(page)).toHaveText('You work for no team')
  await expectNothingWrong(page)
  await page.goto(await staffLink(owner, 'medical'))
  await page.getByRole('button', { name: 'Join the staff' }).click()
  await expect(heading(page)).toHaveText(/^Good .+, Pia$/)
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(section(page, 'Staff')).toContainText('Pia Lund (you)')
  await expect(section(page, 'Staff')).toContainText('Medical')
  await expect(page.getByLabel('Team', { exact: true }), 'there is but one').toHaveCount(0)
})

test('a coach of two teams switches between them, and nothing of one shows in the other', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.tolerate('net::ERR_', '/api/')
  const owner = await coachOn(server)
  await athleteOf(owner, server, 'Ida Solberg')
  await be(page, owner)
  await page.goto('/team')
  await page.getByLabel('Name of the new team').fill('Under 19')
  await settled(page)
  await page.getByRole('button', { name: 'Begin a team' }).click()
  await expect(page).toHaveURL(/manager\/dashboard\?team=/)
  await expect(section(page, 'Athletes')).toContainText('No athletes yet')
  const { body } = await owner.get('/api/session')
  const [first, second] = body.profile!.teams.map(({ id }) => id)
  const young = { ...owner, team: teamClient(owner, second!) }
  await athleteOf(young, server, 'Bo Young')
  await expect(section(page, 'Athletes')).toContainText('Bo Young')

  await test.step('two taps, on whichever page', async () => {
    await page.getByRole('link', { name: 'Statistics' }).click()
    await expect(page).toHaveURL(new RegExp(`statistics.team=${second}`))
    await expect(page.getByLabel('Athlete', { exact: true })).toContainText('Bo Young')
    await page.getByLabel('Team', { exact: true }).selectOption('Marta Kowalczyk’s team')
    await expect(heading(page)).toHaveText('Performance Statistics')
    await expect(page).toHaveURL(new RegExp(`team=${first}`))
    await expect(page.getByLabel('Athlete', { exact: true })).toContainText('Ida Solberg')
    await expect(page.getByText('Bo Young')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByLabel('Athlete', { exact: true })).toContainText('Bo Young')
  })

  await test.step('each tab has its own, and keeps it over a reload and without a connection', async () => {
    const tab = await context.newPage()
    await tab.goto(`${DASHBOARD}?team=${first}`)
    await expect(section(tab, 'Athletes')).toContainText('Ida Solberg')
    await tab.getByRole('link', { name: 'Statistics' }).click()
    await expect(tab).toHaveURL(new RegExp(`statistics.team=${first}`))
    await tab.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(tab).toHaveURL(new RegExp(`dashboard.team=${first}`))
    await page.goto(DASHBOARD)
    await expect(page).toHaveURL(new RegExp(`team=${second}`))
    await page.reload()
    await expect(section(page, 'Athletes')).toContainText('Bo Young')
    await expect(page.getByText('Ida Solberg')).toHaveCount(0)
    await expect(section(tab, 'Athletes')).not.toContainText('Bo Young')
    // Nothing of another team is kept to fall back on.
    await context.setOffline(true)
    await page.getByLabel('Team', { exact: true }).selectOption('Marta Kowalczyk’s team')
    await expect(page).toHaveURL(new RegExp(`team=${first}`))
    await expect(page.getByText('Bo Young')).toHaveCount(0)
    await tab.getByLabel('Team', { exact: true }).selectOption('Under 19')
    await expect(tab).toHaveURL(new RegExp(`team=${second}`))
    await expect(tab.getByText('Ida Solberg')).toHaveCount(0)
    await context.setOffline(false)
    await expect(section(page, 'Athletes')).toContainText('Ida Solberg')
    await expect(section(tab, 'Athletes')).toContainText('Bo Young')
    await tab.close()
    await page.getByLabel('Team', { exact: true }).selectOption('Under 19')
  })

  await test.step('a question asked of one is not asked of the other', async () => {
    await young.team.post('/metrics', { title: 'Growing pains', type: 'rating' })
    await page.getByRole('button', { name: 'Metrics' }).click()
    await expect(page.getByRole('dialog')).toContainText('Growing pains')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Team', { exact: true }).selectOption('Marta Kowalczyk’s team')
    await expect(section(page, 'Athletes')).toContainText('Ida Solberg')
    await page.getByRole('button', { name: 'Metrics' }).click()
    await expect(page.getByRole('dialog')).not.toContainText('Growing pains')
  })
})

test('the last owner is refused and offered both ways; handed over, the old account can go', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('409')
  const owner = await coachOn(server)
  const coach = await colleagueOf(owner, server, 'coach', 'Jon Aas')
  await be(page, owner)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill('a good password')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'You are the only owner. Hand the team over or archive it first.',
  )
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click()
  await expect(
    page.getByText('You are the only owner. Hand the team over or archive it first.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Hand the team over to Jon Aas?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('Jon Aas owns the team now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive team' })).toHaveCount(0)
  expect((await coach.profile())?.teams.find(({ id }) => id === owner.team.id)?.duty).toBe('owner')
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill('a good password')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(heading(page)).toHaveText('Sign in')
  expect((await coach.team.get('/staff')).body.staff.map(({ fullName }) => fullName)).toEqual(['Jon Aas'])
})

test('an archived team frees its athletes, and can be brought back', async ({ page, context, server }) => {
  const owner = await coachOn(server)
  const athlete = await athleteOf(owner, server, 'Ida Solberg')
  const link = await linkTo(owner)
  await be(page, owner)
  await page.goto('/team')
  await expect(page.getByRole('button', { name: 'Archive team' })).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: 'Archive team' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Its athlete is on no team then')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive team' }).click()
  await expect(page.getByText('Marta Kowalczyk’s team is archived.')).toBeVisible()
  expect((await athlete.profile())?.teams).toEqual([])
  await page.goto(DASHBOARD)
  await expect(heading(page)).toHaveText('Marta Kowalczyk’s team is archived')
  await expectNothingWrong(page)
  const late = await context.browser()!.newContext({ baseURL: server.origin })
  const opened = await late.newPage()
  await be(opened, athlete)
  await opened.goto(link)
  await expect(opened.getByText('Invalid invitation code')).toBeVisible()
  await late.close()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(heading(page)).toHaveText(/^Good /)
  await expect(section(page, 'Athletes')).toContainText('No athletes yet')
})
