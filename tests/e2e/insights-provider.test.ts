import { failingWith, GOOD_LINES, held, saying } from '#tests/support/ai-server.ts'
import { expect, test as base } from './fixtures.ts'
import { button, cards, dialog, openDashboard, panel } from './insights-page.ts'

/** As elsewhere, on a server that asks a provider. */
const test = base.extend({ baseURL: ({ askingServer }, provide) => provide(askingServer.origin) })

test.describe('a provider', { tag: '@any-viewport' }, () => {
  test('is asked once, and its answer comes with the facts it was told', async ({
    page,
    team,
    provider,
    complaints,
  }) => {
    complaints.tolerate('status of 429', '/api/teams/*/insights/')
    const asked = provider.requests.length
    provider.answerWith(saying(GOOD_LINES))
    await openDashboard(page, team.coach)

    await button(page, team.ida).click()
    await expect(cards(page)).toContainText(['Carry on as planned', 'Ask what keeps', 'Add an easy day'])
    await expect(panel(page)).not.toContainText('Computed locally')
    await expect(panel(page)).toContainText('Written by an AI model')
    await panel(page).getByText('Based on', { exact: true }).click()
    await expect(panel(page).getByText(/^ACWR \d/)).toBeVisible()

    await panel(page).getByRole('button', { name: 'Ask again' }).click()
    await expect(panel(page).getByRole('button', { name: 'Ask again' })).toBeVisible()
    await expect(panel(page).getByRole('alert')).toBeHidden()
    expect(provider.requests).toHaveLength(asked + 1)

    await page.keyboard.press('Escape')
    await button(page, team.bo).click()
    await expect(panel(page).getByRole('alert')).toContainText(
      'Please wait a moment before requesting new insights.',
    )
    expect(provider.requests).toHaveLength(asked + 1)
  })

  test('is left alone once the dialog is closed', async ({ page, team, provider }) => {
    const asked = provider.requests.length
    const { answer, release } = held(saying(GOOD_LINES))
    provider.answerWith(answer)
    await openDashboard(page, team.coach)
    await button(page, team.ida).click()
    await expect.poll(() => provider.requests.length).toBe(asked + 1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => provider.requests.at(-1)!.isAbandoned).toBe(true)
    release()
  })

  test('that refuses the key is named, and nothing else of it', async ({
    page,
    team,
    provider,
    complaints,
  }) => {
    complaints.tolerate('status of 502', '/api/teams/*/insights/')
    provider.answerWith(failingWith(401))
    await openDashboard(page, team.coach)
    await button(page, team.ida).click()
    await expect(panel(page).getByRole('alert')).toContainText('Invalid API key.')
    await expect(panel(page)).not.toContainText('sk-canary')
  })
})

test(
  'a team is told that a provider failed',
  { tag: '@any-viewport' },
  async ({ page, team, provider, complaints }) => {
    complaints.tolerate('status of 502', '/api/teams/*/insights/')
    provider.answerWith(failingWith(500))
    await openDashboard(page, team.coach)
    await page.getByRole('button', { name: 'Team Insights' }).click()
    await expect(panel(page).getByRole('alert')).toContainText(
      'Failed to generate insights. Please try again later.',
    )
  },
)
