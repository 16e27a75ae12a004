import { dayAboveIsWhole } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'
import { athleteOf, be, coachOn } from './team.ts'

test('a coach removes an athlete, and invites them again', async ({ page, server }) => {
  const coach = await coachOn(server)
  const names = ['Petra Novák', 'Ida Solberg', 'Amara Diallo']
  for (const name of names) await athleteOf(coach, server, name)
  await be(page, coach)
  await page.goto('/manager/dashboard')
  const athletes = page.getByRole('region', { name: 'Athletes', exact: true })
  const rows = athletes.getByRole('table').getByRole('row')
  const removed = athletes.getByRole('region', { name: 'Recently removed' })
  const question = page.getByRole('alertdialog', { name: 'Remove athlete' })

  await test.step('the team, by name', async () => {
    await expect(rows).toContainText(['Name', 'Amara Diallo', 'Ida Solberg', 'Petra Novák'])
    await expect(rows.nth(1)).toContainText('@example.org')
    await expect(rows.first().locator('th').first(), 'above where the names begin').toHaveCSS(
      'text-align',
      'start',
    )
  })

  await test.step('the question says what happens, and can be refused by keyboard', async () => {
    await athletes.getByRole('button', { name: 'Remove Petra Novák' }).press('Enter')
    await expect(question).toContainText('Petra Novák leaves your team at once.')
    await expect(question).toContainText('stays theirs')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(athletes.getByRole('button', { name: 'Remove Petra Novák' })).toBeFocused()
  })

  await test.step('they leave the list at once, also after a double click', async () => {
    const filter = page.getByRole('combobox', { name: 'Athlete' })
    await filter.selectOption('Petra Novák')
    const removing = await hold(page, 'DELETE', '/api/teams/*/athletes/*')
    await athletes.getByRole('button', { name: 'Remove Petra Novák' }).click()
    await question.getByRole('button', { name: 'Remove' }).dblclick()
    await expect(rows).toHaveCount(3)
    await expect(removed).toContainText('Petra Novák')
    removing.release()
    await expect(filter.locator('option:checked')).toHaveText('All Athletes')
    await expect.poll(removing.count).toBe(1)
    await athletes.getByRole('button', { name: 'Remove Ida Solberg' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(removed.getByRole('listitem')).toContainText(['Ida Solberg', 'Petra Novák'])
  })

  await test.step('a new invitation goes to their address, once', async () => {
    const again = removed.getByRole('listitem').filter({ hasText: 'Ida Solberg' })
    await again.getByRole('button', { name: 'Invite again' }).dblclick()
    await expect(again.getByText('Invited')).toBeVisible()
    const links = page.getByRole('region', { name: 'Invitation Links' })
    await expect(links.getByText('@example.org')).toHaveCount(1)
  })

  await test.step('a reload forgets who was removed', async () => {
    await page.reload()
    await expect(rows).toContainText(['Name', 'Amara Diallo'])
    await expect(removed).toBeHidden()
  })
})

test('whoever was removed is told how to get onto a team', async ({ page, server }) => {
  const coach = await coachOn(server)
  const athlete = await athleteOf(coach, server, 'Ida Solberg')
  await be(page, athlete)
  expect((await coach.team.delete(`/athletes/${athlete.id}`)).status).toBe(204)
  await page.goto('/athlete/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
})

test.describe('the athletes', { tag: '@any-viewport' }, () => {
  test('who could not be removed are back, with a word why', async ({ page, server, complaints }) => {
    complaints.tolerate('status of 500', '/api/teams/*/athletes/')
    const coach = await coachOn(server)
    const { id } = await athleteOf(coach, server, 'Ida Solberg')
    await be(page, coach)
    await page.goto('/manager/dashboard')
    await answerGarbage(page, 'DELETE', `/api/teams/${coach.team.id}/athletes/${id}`, 500)
    await dayAboveIsWhole(page)
    await page.getByRole('button', { name: 'Remove Ida Solberg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Failed to remove the athlete. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Ida Solberg' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recently removed' })).toBeHidden()
  })

  test('who are removed leave the daily responses, also without the live connection', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_', '/api/live')
    const coach = await coachOn(server)
    await athleteOf(coach, server, 'Ida Solberg')
    await be(page, coach)
    await cutOff(page, 'GET', '/api/live')
    await page.goto('/manager/dashboard')
    const choices = page.getByRole('combobox', { name: 'Athlete' }).getByRole('option')
    await expect(choices).toHaveText(['All Athletes', 'Ida Solberg'])
    await dayAboveIsWhole(page)
    await page.getByRole('button', { name: 'Remove Ida Solberg' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(choices).toHaveText(['All Athletes'])
  })

  test('of a new team say what to do next, and the first steps lead there', async ({ page, server }) => {
    await be(page, await coachOn(server))
    await page.goto('/manager/dashboard')
    const athletes = page.getByRole('region', { name: 'Athletes', exact: true })
    await expect(athletes).toContainText('No athletes yet')
    await expect(athletes).toContainText('Invite your athletes')

    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem')
    await steps.getByRole('button', { name: 'Set up the check-in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add starter set' }).click()
    await expect(page.getByText('5/10 metrics used')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(steps.first()).toContainText('Choose what to ask, done')
    await expect(steps.first()).toContainText('Your check-in has 5 questions.')
    await expect(steps.getByRole('button', { name: 'Change the check-in' })).toBeFocused()
    await steps.getByRole('button', { name: 'Invite your team' }).click()
    await expect(page.getByRole('dialog', { name: 'Invite Athlete' })).toBeVisible()
  })

  test('of a large team can be searched and sorted', async ({ page, server }) => {
    await be(page, await coachOn(server))
    const team = Array.from({ length: 200 }, (_, index) => ({
      id: crypto.randomUUID(),
      fullName: `Athlete ${index + 1}`,
      email: `${String(200 - index).padStart(3, '0')}@example.org`,
      avatarUrl: null,
    }))
    await page.route('/api/teams/*/athletes', (route) => route.fulfill({ json: { athletes: team } }))
    await page.goto('/manager/dashboard')
    const athletes = page.getByRole('region', { name: 'Athletes', exact: true })
    const rows = athletes.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(201)
    await expect(rows.nth(10)).toContainText('Athlete 10')
    await rows.nth(100).scrollIntoViewIfNeeded()
    await expect(athletes.getByRole('button', { name: 'Email' })).toBeInViewport()
    const links = page.getByRole('region', { name: 'Invitation Links' })
    await expect(links, 'what stays in sight beside the day is not laid over the table').not.toBeInViewport()
    await athletes.getByRole('button', { name: 'Email' }).click()
    await expect(rows.nth(1)).toContainText('Athlete 200')
    await athletes.getByRole('searchbox', { name: 'Search athletes' }).fill('ATHLETE 13')
    const found = team.filter(({ fullName, email }) => `${fullName} ${email}`.includes('13')).length
    await expect(rows).toHaveCount(1 + found)
    await expect(athletes.getByText(`${found} found`)).toBeVisible()
    await athletes.getByRole('searchbox', { name: 'Search athletes' }).fill('nobody')
    await expect(athletes.getByText('Nobody matches this search.')).toBeVisible()
  })
})
