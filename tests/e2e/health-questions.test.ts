import { createClient } from '#tests/support/client.ts'
import { teamClient } from '#tests/support/someone.ts'
import { answeringAthlete, askingCoach, rate, submitCheckIn } from './answering-team.ts'
import { newAccount } from './account.ts'
import { openDay } from './check-in-page.ts'
import { openAnswersOf, responsesOn } from './coach-day.ts'
import { expect, test } from './fixtures.ts'
import { openMetrics } from './metrics-dialog.ts'
import { be } from './team.ts'

test(
  'a physiotherapist sees what the coach does not',
  { tag: '@any-viewport' },
  async ({ page, browser, server, complaints }) => {
    const owner = await askingCoach(server)
    const ida = await answeringAthlete(owner, server)
    const colleague = async (fullName: string, duty: 'coach' | 'medical') => {
      const { body } = await owner.team.post('/invitations', { duty })
      const { code: invitationCode } = body.invitation
      const account = newAccount({ fullName, role: 'manager' })
      const client = createClient(server.origin)
      expect((await client.register({ ...account, invitationCode })).status).toBe(201)
      expect((await client.signIn(account.email)).status).toBe(200)
      const accepted = await client.post('/api/staff-invitations/acceptance', { code: invitationCode })
      expect(accepted.status).toBe(200)
      return { ...account, team: teamClient(client, owner.team.id) }
    }
    const [coach, physio] = [await colleague('Carl Berg', 'coach'), await colleague('Pia Lund', 'medical')]

    /** A browser of their own: one that changes hands asks on for the account before. */
    const pageOf = async (person: { email: string }) => {
      const context = await browser.newContext({ baseURL: server.origin })
      complaints.listenTo(context)
      const opened = await context.newPage()
      await be(opened, person)
      return opened
    }

    await test.step('the owner asks about pain, for those who see health answers', async () => {
      const owners = await pageOf(owner)
      const { form, rows } = await openMetrics(owners)
      await form.getByLabel('Title').fill('Pain')
      await form.getByLabel('Who sees the answers').selectOption('Only staff who see health answers')
      await expect(form.getByText('This cannot be widened later.')).toBeVisible()
      await form.getByRole('button', { name: 'Create Metric' }).click()
      await expect(rows.last()).toContainText('PainHealth')
      await owners.context().close()
    })

    await test.step('the athlete answers it with the others', async () => {
      await be(page, ida)
      await openDay(page)
      await rate(page, 'Pain', '1 awful')
      await submitCheckIn(page)
      await expect(page.getByText('Metrics submitted successfully!')).toBeVisible()
    })

    for (const [reader, sees] of [
      [physio, true],
      [coach, false],
    ] as const) {
      await test.step(`${reader.fullName} ${sees ? 'reads' : 'does not know of'} it`, async () => {
        const other = await pageOf(reader)
        await other.goto('/manager/dashboard')
        const responses = responsesOn(other)
        await openAnswersOf(other, 'Ida Lind')
        await expect(responses.getByRole('img', { name: 'Sleep: 4 of 5' })).toBeVisible()
        await expect(responses.getByRole('img', { name: 'Pain: 1 of 5' })).toHaveCount(sees ? 1 : 0)
        await other.context().close()
      })
    }

    await test.step('nor can the coach ask for few', async () => {
      const coaches = await pageOf(coach)
      const { dialog, form } = await openMetrics(coaches)
      await expect(dialog.getByText('2/10 metrics used')).toBeVisible()
      await expect(form.getByLabel('Who sees the answers')).toBeHidden()
      await expect(dialog.getByText('Pain')).toBeHidden()
      await coaches.context().close()
    })
  },
)
