import type { Page } from '@playwright/test'
import { createClient } from '#tests/support/client.ts'
import { teamClient } from '#tests/support/someone.ts'
import { expect, test } from './fixtures.ts'
import { openDashboard } from './insights-page.ts'
import { cutOff, hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be, colleagueOf } from './team.ts'

type Account = { id: string; email: string }

async function clientOf({ id, email }: Account, { origin }: { origin: string }) {
  const client = createClient(origin)
  const { body } = await client.signIn(email)
  return { ...client, id, email, team: teamClient(client, body.profile.teams[0]!.id) }
}

/** What Ida says of her sleep today, instead of what she had said. */
async function rateSleep(ida: Account, server: { origin: string }, rating: number) {
  const athlete = await clientOf(ida, server)
  const { day } = (await athlete.get('/api/day')).body
  const sleep = day.metrics.find(({ title }) => title === 'Sleep')!
  const answers = [{ metricId: sleep.id, kind: 'rating', rating }]
  expect((await athlete.put(`/api/days/${day.day}`, { answers })).status).toBe(200)
}

const standing = (page: Page) => page.getByRole('region', { name: 'Stands out' })
const idaIn = (page: Page) => standing(page).getByRole('listitem').filter({ hasText: 'Ida Lind' })
const looked = (page: Page) => standing(page).getByRole('button', { name: 'Looked at Ida Lind' })
const LOOKED_AT = '/api/teams/*/athletes/*/looked-at'

test('who was looked at is off the list of all staff, until something new happens', async ({
  page,
  team,
  server,
  browser,
  complaints,
}) => {
  await rateSleep(team.ida, server, 2)
  const colleague = await colleagueOf(await clientOf(team.coach, server), server, 'coach', 'Jon Aas')
  const second = await browser.newContext({ baseURL: server.origin })
  complaints.listenTo(second)
  const other = await second.newPage()
  await be(other, colleague)
  await other.goto(`/manager/dashboard?team=${colleague.team.id}`)
  await expect(idaIn(other)).toContainText('Sleep 2, usually 4')
  await openDashboard(page, team.coach)

  await test.step('one tap takes her off, for the other too, and says so', async () => {
    await looked(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ida Lind is off the list until something new happens.')).toBeVisible()
    // It stays for as long as it is pointed at.
    await page.getByRole('button', { name: 'Undo' }).hover()
    for (const one of [page, other]) {
      await expect(standing(one).getByText('Everyone who stands out has been looked at.')).toBeVisible()
      await expect(looked(one)).toBeHidden()
      await expect(idaIn(one)).toBeHidden()
    }
    await expect(standing(page).getByRole('heading', { name: 'Stands out' })).toBeFocused()
  })

  await test.step('what was a mistake is undone at once', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    for (const one of [page, other]) await expect(looked(one)).toBeVisible()
  })

  await test.step('the other reads who looked, and brings her back', async () => {
    await looked(page).click()
    await standing(other).getByText('Looked at: 1').click()
    await expect(idaIn(other)).toContainText(/Sleep 2.*Marta Kowalczyk · \d\d:\d\d/)
    for (const one of [page, other]) await expectNothingWrong(one, 'main')
    await other.getByRole('button', { name: 'Bring back Ida Lind' }).click()
    for (const one of [page, other]) await expect(looked(one)).toBeVisible()
  })

  await test.step('an answer that is further out brings her back by itself, and comes first', async () => {
    const noted = page.waitForResponse(/\/looked-at$/)
    await looked(page).click()
    await expect(standing(page).getByText('Looked at: 1')).toBeVisible()
    await noted
    await rateSleep(team.ida, server, 1)
    await page.reload()
    await expect(idaIn(page)).toContainText('Ida Lind Sleep 1, usually 4')
  })
  await second.close()
})

test('without a connection, or once something new has come in, she stays on the list, and that is said', async ({
  page,
  team,
  server,
  complaints,
}) => {
  complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/teams/*')
  complaints.tolerate('status of 409', '/api/teams/*')
  await openDashboard(page, team.coach)
  await expect(idaIn(page)).toContainText('Sleep 1')
  await test.step('something new', async () => {
    await rateSleep(team.ida, server, 3)
    const wait = await hold(page, 'POST', LOOKED_AT)
    await looked(page).click()
    await expect(looked(page)).toBeHidden()
    wait.release()
    await expect(page.getByText('Something new has come in. Please look again.')).toBeVisible()
    await expect(idaIn(page)).not.toContainText('Sleep 1')
  })
  await test.step('no connection', async () => {
    await cutOff(page, 'POST', LOOKED_AT)
    await looked(page).click()
    await expect(page.getByText('The server cannot be reached. Check your connection')).toBeVisible()
    await expect(looked(page)).toBeVisible()
  })
})
