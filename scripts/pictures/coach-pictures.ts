import type { Locator, Page } from '@playwright/test'
import { demoAthletes, demoCoach, idOf } from '#server/demo/roster.ts'
import { type Keep, scrollTo } from './keep.ts'
import { fillRegistration, registerByInvitation, signIn, type Stage } from './stage.ts'

const IDA = demoAthletes.find(({ storyline }) => storyline === 'overreaching')!
const NEWCOMER = {
  fullName: 'Jonas Berg',
  email: 'jonas.berg@club.example',
  password: 'a line above the water',
  role: 'Coach/Manager',
} as const
const PHYSIOTHERAPIST = {
  fullName: 'Nora Lindholm',
  email: 'nora.lindholm@club.example',
  password: 'a line above the water',
  role: 'Coach/Manager',
} as const
const LAST_WEEK = '2026-11-02'

export async function takeCoachPictures(stage: Stage, keep: Keep) {
  await takeBeginning(stage, keep)
  await stage.visitAs(demoCoach, 'phone', '/manager/dashboard')
  const page = await stage.visitAs(demoCoach, 'laptop', '/manager/dashboard')
  await takeDashboard(page, keep)
  await takeStatistics(page, keep)
  await takeTeam(stage, page, keep)
  await takeAccount(page, keep)
}

async function takeBeginning({ visit }: Stage, keep: Keep) {
  const page = await visit('laptop', '/register')
  await fillRegistration(page, NEWCOMER)
  await keep('coach-register', page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await signIn(page, NEWCOMER)
  const firstSteps = page.getByRole('region', { name: 'First steps' })
  await firstSteps.waitFor()
  await keep('coach-first-steps', page)

  await firstSteps.getByRole('button', { name: 'Set up the check-in' }).click()
  const metrics = page.getByRole('dialog', { name: 'Manage Metrics' })
  await metrics.getByRole('button', { name: 'starter set' }).click()
  await metrics.getByText('5/10 metrics used').waitFor()
  await keep('coach-metrics', metrics)
}

async function takeDashboard(page: Page, keep: Keep) {
  const times = page.getByRole('region', { name: 'Form Status Settings' })
  await times.getByLabel('Open Time').fill('06:30')
  await times.getByLabel('Close Time').fill('12:00')
  await times.getByLabel('Close Time').press('Enter')
  await times.getByText('Forms open until 12:00').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('region', { name: 'Stands out' }).getByText(IDA.fullName).first().waitFor()
  await keep('coach-morning', page)
  await keep('coach-form-times', times)

  const responses = page.getByRole('region', { name: 'Daily Responses' })
  await responses.getByRole('button', { name: IDA.fullName }).click()
  const answers = responses.getByRole('row').filter({ hasText: 'Anything else we should know?' })
  await answers.waitFor()
  await keep('coach-responses', answers, 0)

  await page.getByRole('button', { name: `AI Insights: ${IDA.fullName}` }).click()
  const insights = page.getByRole('dialog', { name: 'Performance Insights' })
  await insights.getByText('Based on').first().waitFor()
  await keep('coach-insights', insights)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Invite Athlete' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite Athlete' })
  await invite.getByRole('button', { name: 'Generate Invitation Link' }).click()
  await invite.getByRole('img', { name: 'QR code of the invitation link' }).waitFor()
  await showFromTheStart(invite.getByRole('textbox', { name: 'Invitation link' }))
  await keep('coach-invite', invite)
}

/** A field that is focused and selected shows the end of what it holds. */
const showFromTheStart = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(0, 0)
    input.blur()
    input.scrollLeft = 0
  })

async function takeStatistics(page: Page, keep: Keep) {
  await page.goto('/statistics')
  await page.getByRole('table').getByText(IDA.fullName).first().waitFor()
  await keep('coach-squad', page)

  await page.goto(`/statistics?athlete=${idOf(IDA)}&week=${LAST_WEEK}`)
  const analysis = page.getByRole('region', { name: 'Training Load Analysis' })
  const week = page.getByRole('region', { name: 'RATE OF PERCEIVED EXERTION (RPE) WEEK' })
  await analysis.getByRole('slider', { name: 'ACWR Trend' }).waitFor()
  await week.getByText('STRAIN').waitFor()
  await scrollTo(week)
  await keep('coach-statistics', page)
}

async function takeTeam({ visit }: Stage, page: Page, keep: Keep) {
  await page.goto('/team')
  await page.getByRole('button', { name: 'Invite staff' }).click()
  const invite = page.getByRole('dialog')
  await invite.getByLabel('Duty', { exact: true }).selectOption('Medical')
  await invite.getByRole('button', { name: 'Generate Invitation Link' }).click()
  const link = await invite.getByLabel('Invitation link', { exact: true }).inputValue()
  await invite.getByRole('button', { name: 'Close' }).click()

  const other = await visit('laptop', link)
  await registerByInvitation(other, PHYSIOTHERAPIST)
  await other.getByRole('button', { name: 'Join the staff' }).click()
  await other.waitForURL(/team=/)

  const { fullName } = PHYSIOTHERAPIST
  await page.getByRole('region', { name: 'Recent changes', exact: true }).getByText(fullName).waitFor()
  await keep('coach-team', page)
}

async function takeAccount(page: Page, keep: Keep) {
  await page.goto('/account')
  await page.getByText('this device').waitFor()
  await scrollTo(page.getByRole('heading', { name: 'Two-step sign-in' }))
  await keep('coach-account', page)
}
