import { answerGarbage, cutOff, hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { expect, test } from './fixtures.ts'
import { button, cards, dialog, openDashboard, panel } from './insights-page.ts'

const INSIGHTS = '/api/teams/*/insights/*'

test('a coach reads what stands out about an athlete, and checks it', async ({ page, team }) => {
  await openDashboard(page, team.coach)
  const ask = await hold(page, 'POST', INSIGHTS)

  await test.step('the button says what it is for, until Escape', async () => {
    const hint = page.getByRole('tooltip', { name: /AI-Powered Analysis/ })
    await button(page, team.ida).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, team.ida)).toHaveAccessibleDescription(
      'AI-Powered Analysis Get personalized insights and recommendations',
    )
    await expect(hint).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
  })

  await test.step('while it is analyzed three cards hold the place', async () => {
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName('Performance Insights')
    await expect(dialog(page)).toContainText('Ida Lind')
    await expect(panel(page)).toContainText('AI Analysis in Progress')
    await expect(panel(page)).toContainText('Analyzing performance patterns...')
    await expect.poll(ask.count).toBe(1)
    ask.release()
  })

  await test.step('what was found, each with the facts behind it', async () => {
    await expect(cards(page)).toHaveCount(3)
    await expect(panel(page)).toContainText('Computed locally')
    const load = cards(page).filter({ hasText: 'Training Load' })
    const facts = load.getByText(/^ACWR \d/)
    await expect(facts).toBeHidden()
    await load.getByText('Based on').press('Enter')
    await expect(facts).toBeVisible()
  })

  await test.step('the charts of the same numbers', async () => {
    const acwr = dialog(page).getByRole('slider', { name: 'ACWR Trend' })
    await acwr.press('End')
    const [ratio] = /ACWR \d+\.\d\d/.exec((await acwr.getAttribute('aria-valuetext')) ?? '') ?? []
    await expect(panel(page).getByText(`${ratio}, Sharp rise`)).toBeVisible()
    await expect(dialog(page)).toContainText(
      'The ratio describes a change of load. It does not predict injury.',
    )
    await expect(dialog(page).getByRole('slider', { name: 'Sleep - Trend Over Time' })).toBeVisible()
  })

  await test.step('closed, the focus is where it was', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page, team.ida)).toBeFocused()
  })
})

test('the dashboard names who stands out and leads to their numbers, and the header from there to the metrics', async ({
  page,
  team,
}) => {
  await openDashboard(page, team.coach)
  const standing = page.getByRole('region', { name: 'Stands out' })
  await expect(standing.getByRole('listitem')).toHaveText([
    /^Look here first: Ida Lind .*Sleep 1, usually 4\.\d/,
    /^Cleo Adeyemi Nothing yet/,
  ])
  await expectNothingWrong(page, 'main')
  await standing.getByRole('link', { name: 'View Ida Lind' }).click()
  await expect(page).toHaveURL(`/statistics?athlete=${team.ida.id}`)
  await expect(page.getByLabel('Athlete').first()).toHaveValue(team.ida.id)

  const header = page.getByRole('navigation', { name: 'Main' })
  await header.getByRole('link', { name: 'Metrics' }).click()
  const metrics = page.getByRole('dialog', { name: 'Manage Metrics' })
  await expect(metrics.getByText('2/10 metrics used')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(metrics).toBeHidden()
  await expect(page, 'or a reload would open it again').toHaveURL('/manager/dashboard')
})

test('the insights on a team call its athletes by name', async ({ page, team }) => {
  await openDashboard(page, team.coach)
  await page.getByRole('button', { name: 'Team Insights' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Team Insights')
  await expect(cards(page).first()).toBeVisible()
  await expect(panel(page)).toContainText('Rising: Ida Lind')
  await expect(panel(page)).not.toContainText(/Athlete \d/)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Team Insights' })).toBeFocused()
})

test.describe('the insights', { tag: '@any-viewport' }, () => {
  test('say so where there is nothing to analyze', async ({ page, team }) => {
    await openDashboard(page, team.coach)
    await button(page, team.cleo).click()
    await expect(panel(page)).toContainText('AI Assistant')
    await expect(panel(page)).toContainText('Performance Insights')
    await expect(dialog(page)).toContainText('No training load data available for the selected period.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await button(page, team.noa).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('are asked for once, and no longer than somebody waits for them', async ({ page, team }) => {
    await openDashboard(page, team.coach)
    const ask = await hold(page, 'POST', INSIGHTS)
    for (const athlete of [team.ida, team.bo]) {
      const path = `/insights/athletes/${athlete.id}`
      const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path))
      await button(page, athlete).dblclick()
      await expect.poll(ask.count).toBe(athlete === team.ida ? 1 : 2)
      await expect(dialog(page), 'which the second click does not close').toBeVisible()
      await page.keyboard.press('Escape')
      expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
      await expect(dialog(page)).toBeHidden()
    }
    ask.release()
    await button(page, team.ida).click()
    await expect(cards(page)).toHaveCount(3)
    expect(ask.count()).toBe(3)
  })

  test('that could not be had say why, and can be asked for again', async ({ page, team, complaints }) => {
    complaints.tolerate('net::ERR_CONNECTION_REFUSED', '/api/teams/*/insights/')
    complaints.tolerate('status of', '/api/teams/*/insights/')
    await openDashboard(page, team.coach)
    const again = panel(page).getByRole('button', { name: 'Ask again' })
    const problem = panel(page).getByRole('alert')
    const path = `/api/teams/*/insights/athletes/${team.ida.id}`

    await cutOff(page, 'POST', path)
    await button(page, team.ida).click()
    await expect(problem).toContainText('Analysis Error')
    await expect(problem).toContainText('The server cannot be reached.')

    await page.unrouteAll()
    await answerGarbage(page, 'POST', path, 502)
    await again.press('Enter')
    await expect(problem).toContainText('Failed to generate insights. Please try again later.')
    await expect(again).toBeFocused()

    await page.unrouteAll()
    await answerGarbage(page, 'POST', path, 200)
    await again.press('Enter')
    await expect(problem).not.toContainText('cannot be reached')
    await expect(problem).toContainText('Failed to generate insights.')

    await page.unrouteAll()
    const limited = { code: 'insights-too-soon', message: 'Please wait 3 seconds between requests.' }
    await page.route(path, (route) => route.fulfill({ status: 429, json: limited }))
    await again.press('Enter')
    await expect(problem).toContainText('Please wait a moment before requesting new insights.')

    await page.unrouteAll()
    await again.press('Enter')
    await expect(cards(page)).toHaveCount(3)
    await expect(problem).toBeHidden()
    await expect(again).toBeFocused()
  })
})
