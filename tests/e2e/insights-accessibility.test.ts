import { answerGarbage, hold } from './intercept.ts'
import { expect, test } from './fixtures.ts'
import { button, cards, dialog, openDashboard, panel } from './insights-page.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { settled } from './settled.ts'

const DIALOG = '[role="dialog"]'

test('nothing is wrong with the insights on their way and when they are there', async ({ page, team }) => {
  await openDashboard(page, team.coach)
  const ask = await hold(page, 'POST', '/api/teams/*/insights/*')
  await button(page, team.ida).click()
  await expect(panel(page)).toContainText('AI Analysis in Progress')
  await expect(dialog(page).getByRole('slider', { name: 'ACWR Trend' })).toBeVisible()
  await expectNothingWrong(page, DIALOG)
  ask.release()
  await cards(page).first().getByText('Based on').click()
  await expectNothingWrong(page, DIALOG)
})

test('nothing is wrong with insights that are not to be had', async ({ page, team, complaints }) => {
  complaints.tolerate('status of 500', '/api/teams/*/insights/')
  await openDashboard(page, team.coach)
  await answerGarbage(page, 'POST', '/api/teams/*/insights/team', 500)
  await page.getByRole('button', { name: 'Team Insights' }).click()
  await expect(panel(page)).toContainText('Analysis Error')
  await expectNothingWrong(page, DIALOG)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await button(page, team.cleo).click()
  await expect(panel(page)).toContainText('AI Assistant')
  await expectNothingWrong(page, DIALOG)
})

test('nothing is wrong with the hint of the button', { tag: '@any-viewport' }, async ({ page, team }) => {
  await openDashboard(page, team.coach)
  await expect(button(page, team.ida)).toBeVisible()
  await settled(page)
  await button(page, team.ida).hover()
  await expect(page.getByRole('tooltip')).toHaveCSS('opacity', '1')
  await expectNothingWrong(page, '[role="tooltip"]:not([hidden])')
})
