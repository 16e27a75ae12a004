import type { Page } from '@playwright/test'
import { inEnglish } from '#domain/language/in-english.ts'
import { REFUSALS, type RefusalCode } from '#server/http/refusal.ts'
import { someone } from '#tests/support/someone.ts'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff } from './intercept.ts'
import { agreeToJoin, athleteOf, be, coachOn, linkTo, teamIdOf, pendingCode } from './team.ts'

/** As the server does when it comes to that; that it does is proven in tests/integration/joining.test.ts. */
async function refuse(page: Page, code: RefusalCode, path = '/api/join') {
  const { status, message: said } = REFUSALS[code]
  const message = inEnglish(said)
  await page.route(path, (route) => route.fulfill({ status, json: { code, message, requestId: 'r' } }))
}

test(
  'a manager who opens a join link is led back to their dashboard',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('status of 403', '/api/staff-invitations/preview')
    const [coach, other] = [await coachOn(server), await coachOn(server)]
    await be(page, other)
    for (const path of [await linkTo(coach), '/join', '/join-team']) {
      await page.goto(path)
      await expect(page).toHaveURL('/manager/dashboard')
      await expect(page.getByText('Managers cannot join other teams')).toBeVisible()
    }
  },
)

test(
  'an athlete of a team who opens a join link is led to their dashboard',
  { tag: '@any-viewport' },
  async ({ page, server, complaints }) => {
    complaints.tolerate('status of 409', '/api/join/preview')
    const [coach, other] = [await coachOn(server), await coachOn(server)]
    await be(page, await athleteOf(coach, server, 'Ida Solberg'))
    await page.goto(await linkTo(other))
    await expect(page).toHaveURL('/athlete/dashboard')
    await expect(page.getByText('You are already part of a team')).toBeVisible()
    expect(await teamIdOf(page)).toBe(coach.team.id)
  },
)

test.describe('a code', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ complaints }) => {
    for (const status of [403, 404, 409, 410]) complaints.tolerate(`status of ${status}`, '/api/join/preview')
  })

  test('nobody knows, or that was removed, is invalid', async ({ page, server }) => {
    const coach = await coachOn(server)
    await be(page, await someone(server.origin))
    const removed = await linkTo(coach)
    const { body } = await coach.team.get('/invitations')
    const [invitation] = body.invitations
    await coach.team.delete(`/invitations/${invitation?.id}`)
    for (const path of ['/join?code=made-up', '/join/made-up', '/join-team?code=made-up', removed]) {
      await page.goto(path)
      await expect(page.getByText('Invalid invitation code')).toBeVisible()
      await expect(page).toHaveURL('/athlete/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
    }
  })

  test('made out to another address says so', async ({ page, server }) => {
    const coach = await coachOn(server)
    await be(page, await someone(server.origin))
    await page.goto(await linkTo(coach, 'somebody.else@example.org'))
    await expect(page.getByText('This invitation was made out to another e-mail address.')).toBeVisible()
    await expect(page).toHaveURL('/athlete/dashboard')
    expect(await teamIdOf(page)).toBeNull()
  })

  for (const code of ['invitation-expired', 'manager-not-found'] as const) {
    test(`that is refused as ${code} leads to the dashboard and is forgotten`, async ({ page, server }) => {
      await page.goto('/join/old')
      await expect(page).toHaveURL(/\/login/)
      await be(page, await someone(server.origin))
      await refuse(page, code, '/api/join/preview')
      await page.goto('/dashboard')
      await expect(page.getByText(inEnglish(REFUSALS[code].message))).toBeVisible()
      await expect(page).toHaveURL('/athlete/dashboard')
      expect(await pendingCode(page)).toBeNull()
    })
  }
})

test.describe('between the question and the answer', { tag: '@any-viewport' }, () => {
  test('an invitation that expires says so, and nobody has joined', async ({ page, server, complaints }) => {
    complaints.tolerate('status of 410', '/api/join')
    await be(page, await someone(server.origin))
    await page.goto(await linkTo(await coachOn(server)))
    await refuse(page, 'invitation-expired')
    await agreeToJoin(page)
    await expect(page.getByText(inEnglish(REFUSALS['invitation-expired'].message))).toBeVisible()
    await expect(page).toHaveURL('/athlete/dashboard')
    expect(await teamIdOf(page)).toBeNull()
  })

  test('a session that ends leads through the login screen back to the question', async ({
    page,
    server,
    registered,
    complaints,
  }) => {
    complaints.tolerate('status of 401')
    const account = await registered()
    await be(page, account)
    await page.goto(await linkTo(await coachOn(server)))
    await expect(page.getByRole('button', { name: 'Join team' })).toBeVisible()
    await page.context().clearCookies()
    await agreeToJoin(page)
    await expect(page.getByText('Please log in to join the team')).toBeVisible()
    await signIn(page, account)
    await agreeToJoin(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
  })

  test('a connection that is lost leaves it open whether one has joined', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/join')
    await be(page, await someone(server.origin))
    await page.goto(await linkTo(await coachOn(server)))
    await cutOff(page, 'POST', '/api/join')
    await agreeToJoin(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An unexpected error occurred')
    await expect(page.getByText('We could not find out whether you have joined the team.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
  })
})

test.describe('when joining fails', { tag: '@any-viewport' }, () => {
  const failures = [
    {
      how: 'by an error of the server',
      sentence: 'An unexpected error occurred',
      complaint: 'status of 500',
      fail: (page: Page) => answerGarbage(page, 'POST', '/api/join/preview', 500),
    },
    {
      how: 'by an answer without meaning',
      sentence: 'An unexpected error occurred',
      complaint: 'nothing',
      fail: (page: Page) => answerGarbage(page, 'POST', '/api/join/preview', 200),
    },
    {
      how: 'for want of a connection',
      sentence: 'An unexpected error occurred',
      complaint: 'ERR_CONNECTION_REFUSED',
      fail: (page: Page) => cutOff(page, 'POST', '/api/join/preview'),
    },
    {
      how: 'since the profile cannot be updated',
      sentence: 'Failed to update profile',
      complaint: 'status of 409',
      fail: (page: Page) => refuse(page, 'profile-not-updated'),
      afterQuestion: true,
    },
  ]
  for (const { how, sentence, complaint, fail, afterQuestion } of failures) {
    test(`${how}, the screen says so, keeps the code, and another attempt goes through`, async ({
      page,
      server,
      complaints,
    }) => {
      complaints.tolerate(complaint)
      const link = await linkTo(await coachOn(server))
      await page.goto(link)
      await expect(page).toHaveURL(/\/login/)
      await be(page, await someone(server.origin))
      await fail(page)
      await page.goto('/dashboard')
      if (afterQuestion) await agreeToJoin(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
      await expect(page.getByRole('dialog', { name: sentence })).toBeVisible()
      expect(await teamIdOf(page)).toBeNull()

      await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      await expect(page).toHaveURL('/athlete/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
      expect(await pendingCode(page)).toBe(link.split('=')[1])

      await page.reload()
      if (afterQuestion) await agreeToJoin(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      if (!afterQuestion) await agreeToJoin(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Successfully Joined Team!')
    })
  }
})
