import type { Page } from '@playwright/test'
import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { LOCALE_COOKIE } from '#domain/language/locale.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { settled } from './settled.ts'
import { athleteOf, be, colleagueOf, coachOn } from './team.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Groups' })
const filter = (page: Page) => page.getByRole('group', { name: 'Groups' })
const chip = (page: Page, name: string) => filter(page).getByRole('button', { name, exact: true })

test('a coach makes a group, looks at it alone on every page, and deletes it', async ({ page, server }) => {
  const coach = await askingCoach(server)
  const ida = await answeringAthlete(coach, server, 'Ida Lind')
  await answeringAthlete(coach, server, 'Bo Vinter')
  const cleo = await answeringAthlete(coach, server, 'Cleo Adeyemi')
  for (const athlete of [ida, cleo]) await answerTheDay(athlete)
  await be(page, coach)
  await page.goto('/manager/dashboard')
  await expect(page.getByText('2 of 3 answered')).toBeVisible()
  await expect(filter(page)).toHaveCount(0)

  await page.goto('/team')
  await expect(card(page)).toContainText('No groups yet.')
  await settled(page)
  await card(page).getByRole('button', { name: 'Add group' }).click()
  await expect(card(page).getByRole('alert')).toHaveText('A group needs a name.')
  await card(page).getByLabel('New group').fill(' Defenders ')
  await card(page).getByRole('button', { name: 'Add group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Athletes in “Defenders”' })
  await dialog.getByLabel('Ida Lind').check()
  await dialog.getByLabel('Bo Vinter').check()
  await expect(dialog.getByRole('status')).toHaveText('2 of 3 chosen')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page).getByRole('listitem')).toContainText('2 athletes')
  await card(page).getByLabel('New group').fill('DEFENDERS')
  await card(page).getByRole('button', { name: 'Add group' }).click()
  await expect(card(page).getByRole('alert')).toHaveText('The team has a group of this name already.')
  await card(page).getByRole('button', { name: 'Rename Defenders' }).click()
  await card(page).getByLabel('Name of the group').fill('Back four')
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page).getByRole('listitem')).toContainText('Back four')

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(chip(page, 'All Athletes')).toHaveAttribute('aria-pressed', 'true')
  await chip(page, 'Back four').click()
  await expect(page.getByText('2 of 3 athletes')).toBeVisible()
  await expect(page.getByText('1 of 2 answered')).toBeVisible()
  const responses = page.getByRole('region', { name: 'Daily Responses' })
  await expect(responses.getByRole('option', { name: 'Ida Lind' })).toBeAttached()
  await expect(responses.getByText('Cleo Adeyemi')).toHaveCount(0)
  const athletes = page.getByRole('region', { name: 'Athletes' })
  await expect(athletes.getByText('Cleo Adeyemi')).toHaveCount(0)
  await expect(athletes.getByText('Bo Vinter')).toBeVisible()
  await settled(page)
  await athletes.getByRole('button', { name: 'Team Insights' }).click()
  const insights = page.getByRole('dialog', { name: 'Team Insights' })
  await expect(insights).toContainText('Back four')
  await expect(
    insights.getByRole('region', { name: 'AI Insights' }).getByRole('heading').nth(1),
  ).toBeVisible()
  await insights.getByRole('button', { name: 'Close' }).click()

  // The next page knows it, a link says it, and the back button undoes it.
  await page.getByRole('link', { name: 'Statistics', exact: true }).click()
  await expect(chip(page, 'Back four')).toHaveAttribute('aria-pressed', 'true')
  // A table, or on a phone a list.
  const names = page.getByRole('region', { name: 'Squad' }).locator('bdi').filter({ visible: true })
  await expect(names).toHaveText(['Bo Vinter', 'Ida Lind'])
  await expect(page.getByLabel('Athlete', { exact: true }).getByRole('option')).toHaveCount(4)
  await expect(page).toHaveURL(/group=[0-9a-f-]{36}/)
  const link = page.url()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Sessions CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/_back-four_sessions_/)
  await chip(page, 'All Athletes').click()
  await expect(names).toHaveCount(3)
  await page.goBack()
  await expect(names).toHaveCount(2)
  await page.goForward()
  await expect(names).toHaveCount(3)
  await page.goto('/statistics')
  await expect(names).toHaveCount(3)
  expect(new URL(page.url()).search, 'everybody goes without saying').toBe('')
  await chip(page, 'Back four').click()
  await expect(names).toHaveCount(2)
  await page.goBack()
  await expect(names, 'though the group is what is remembered').toHaveCount(3)
  await page.goto(link)
  await expect(names).toHaveCount(2)

  await page.goto('/team')
  await expect(card(page)).toContainText('Back four')
  await settled(page)
  await card(page).getByRole('button', { name: 'Delete Back four' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete the group “Back four”?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card(page)).toContainText('No groups yet.')
  await expect(page.getByText(/deleted the group “Back four”/)).toBeVisible()
  await page.goto(link)
  await expect(names).toHaveCount(3)
  await expect(filter(page)).toHaveCount(0)
})

test('who was looked for by a link is shown, whichever group was looked at before', async ({
  page,
  server,
}) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const bo = await athleteOf(coach, server, 'Bo Vinter')
  const { body } = await coach.team.post('/groups', { name: 'U19' })
  await coach.team.put(`/groups/${body.group.id}/members`, { athleteIds: [ida.id] })
  await coach.team.post('/groups', { name: 'Nobody' })
  await be(page, coach)
  await page.goto('/statistics')
  await chip(page, 'U19').click()
  await expect(page).toHaveURL(/group=[0-9a-f-]{36}/)
  const athletes = await hold(page, 'GET', '/api/teams/*/athletes')
  await page.goto(`/statistics?athlete=${bo.id}`)
  await expect(chip(page, 'All Athletes'), 'before the athletes are there').toHaveAttribute(
    'aria-pressed',
    'true',
  )
  athletes.release()
  await expect(page.getByLabel('Athlete', { exact: true })).toHaveValue(bo.id)
  await expect(chip(page, 'All Athletes')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/manager/dashboard')
  await expect(page.getByText('1 of 2 athletes')).toBeVisible()
  await chip(page, 'Nobody').click()
  await expect(page.getByText('0 of 2 athletes')).toBeVisible()
  await expect(page.getByText('Choose its athletes on the Team page.').first()).toBeVisible()
})

test('two tabs: the second is told that the group has changed, and shows what it is now', async ({
  page,
  server,
  complaints,
}) => {
  complaints.tolerate('status of 409', '/api/teams/*/groups')
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  await athleteOf(coach, server, 'Bo Vinter')
  const { body } = await coach.team.post('/groups', { name: 'U19' })
  await be(page, coach)
  await page.goto('/team')
  await expect(card(page)).toContainText('U19')
  await settled(page)
  await card(page).getByRole('button', { name: 'Choose the athletes of U19' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bo Vinter').check()
  await coach.team.put(`/groups/${body.group.id}/members`, { athleteIds: [ida.id] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The group was changed in the meantime.')
  await expect(dialog.getByLabel('Ida Lind')).toBeChecked()
  await expect(dialog.getByLabel('Bo Vinter')).not.toBeChecked()
  await dialog.getByLabel('Bo Vinter').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page).getByRole('listitem')).toContainText('2 athletes')
})

test('a viewer reads the groups, and has nothing to press', async ({ page, server }) => {
  const coach = await coachOn(server)
  const ida = await athleteOf(coach, server, 'Ida Lind')
  const { body } = await coach.team.post('/groups', { name: 'U19' })
  await coach.team.put(`/groups/${body.group.id}/members`, { athleteIds: [ida.id] })
  await be(page, await colleagueOf(coach, server, 'viewer', 'Vera'))
  await page.goto(`/team?team=${coach.team.id}`)
  await expect(card(page).getByRole('listitem')).toContainText('U191 athleteIda Lind')
  await expect(card(page).getByRole('button')).toHaveCount(0)
})

const LONG = 'Innenverteidigung und defensives Mittelfe'.slice(0, 40)

for (const locale of ['en', 'de', 'fr', 'es', 'pt-BR', 'ar']) {
  test(
    `nothing is wrong with groups in ${locale}`,
    { tag: '@any-viewport' },
    async ({ page, server, context }) => {
      const coach = await coachOn(server)
      const ids: string[] = []
      for (const name of ['Ida Lind', 'Bo Vinter']) ids.push((await athleteOf(coach, server, name)).id)
      for (const name of [LONG, 'U19', 'Defenders', 'Goalkeepers', 'Returning from injury']) {
        const { body } = await coach.team.post('/groups', { name })
        await coach.team.put(`/groups/${body.group.id}/members`, { athleteIds: ids.slice(0, 1) })
      }
      await coach.put('/api/account/language', { locale })
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: server.origin }])
      await be(page, coach)
      await page.goto('/manager/dashboard')
      const chips = page.locator('main [aria-pressed]')
      await chips.nth(1).click()
      await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
      await inEverySize()
      await page.goto('/team')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByText(LONG, { exact: true })).toBeVisible()
      await inEverySize()
      await page.getByRole('listitem').filter({ hasText: LONG }).getByRole('button').first().click()
      await expect(page.getByLabel('Ida Lind')).toBeChecked()
      await inEverySize(DIALOG)

      async function inEverySize(within?: string) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNothingWrong(page, within)
        }
      }
    },
  )
}

test(
  'whoever is led to the responses stays there when the groups come in',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1024, height: 500 })
    const coach = await coachOn(server)
    expect((await coach.team.post('/groups', { name: 'Defenders' })).status).toBe(201)
    await be(page, coach)
    await page.goto('/account')
    await page.getByRole('link', { name: 'Daily Responses' }).click()
    await expect(chip(page, 'All Athletes')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'Daily Responses' })).toBeInViewport()
  },
)
