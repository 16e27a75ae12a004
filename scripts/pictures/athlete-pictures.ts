import type { Page } from '@playwright/test'
import { demoAthletes, demoCoach } from '#server/demo/roster.ts'
import { type Keep, scrollTo } from './keep.ts'
import { registerByInvitation, type Stage } from './stage.ts'

const SOFIA = demoAthletes.find(({ fullName }) => fullName === 'Sofia Lindqvist')!
const AMARA = demoAthletes.find(({ today, storyline }) => today === 'all done' && storyline === 'regular')!
const NEWCOMER = {
  fullName: 'Lena Hartmann',
  email: 'lena.hartmann@club.example',
  password: 'a line above the water',
  role: 'Athlete',
} as const

export async function takeAthletePictures(stage: Stage, keep: Keep) {
  await takeJoining(stage, keep)
  await takeCheckIn(stage, keep)
  await takeOwnPages(stage, keep)
}

async function takeJoining({ visit, visitAs }: Stage, keep: Keep) {
  const coach = await visitAs(demoCoach, 'laptop', '/manager/dashboard')
  await coach.getByRole('button', { name: 'Invite Athlete' }).click()
  const invite = coach.getByRole('dialog', { name: 'Invite Athlete' })
  await invite.getByRole('button', { name: 'Generate Invitation Link' }).click()
  const link = await invite.getByRole('textbox', { name: 'Invitation link' }).inputValue()

  const page = await visit('phone', link)
  await registerByInvitation(page, NEWCOMER)
  await page.getByRole('button', { name: 'Join team' }).waitFor()
  await page.getByText('Please log in to join the team').waitFor({ state: 'hidden' })
  await keep('athlete-join', page)
}

async function takeCheckIn({ visitAs }: Stage, keep: Keep) {
  const page = await visitAs(SOFIA, 'phone', '/athlete/dashboard')
  await page.getByText('Forms Open').waitFor()
  await rate(page, 'Sleep quality', '4 good')
  await rate(page, 'Fatigue', '3 OK')
  await page.evaluate(() => window.scrollTo(0, 0))
  await keep('athlete-check-in', page)

  await rate(page, 'Muscle soreness', '3 OK')
  await rate(page, 'Stress', '4 good')
  await rate(page, 'Mood', '4 good')
  await page.getByRole('textbox').fill('Left calf a bit tight. Can train.')
  const morning = page.getByRole('region', { name: 'Morning Session (AM)' })
  await morning.getByRole('radio', { name: 'Yes' }).check()
  await morning.getByRole('radio', { name: 'Technical/Tactical' }).check()
  await morning.getByRole('radio', { name: /^6 / }).check()
  await morning.getByLabel('Duration').fill('75')
  await scrollTo(page.getByRole('heading', { name: 'Training Sessions' }))
  await keep('athlete-session', page)

  await page
    .getByRole('region', { name: 'Afternoon Session (PM)' })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit All Responses' }).click()
  await page.getByText(/^Waiting for a connection/).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await keep('athlete-offline', page)
  await page.context().setOffline(false)
  await page.getByText(/^Waiting for a connection/).waitFor({ state: 'hidden' })
}

const rate = (page: Page, metric: string, rating: string) =>
  page.getByRole('radiogroup', { name: metric }).getByRole('radio', { name: rating }).check()

async function takeOwnPages({ visitAs }: Stage, keep: Keep) {
  const page = await visitAs(AMARA, 'phone', '/athlete/dashboard')
  await page.getByText('All Done!').waitFor()
  await keep('athlete-all-done', page)
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.getByRole('alertdialog').waitFor()
  await keep('athlete-leave', page)

  await page.goto('/statistics')
  const analysis = page.getByRole('region', { name: 'Training Load Analysis' })
  await analysis.getByRole('slider', { name: 'ACWR Trend' }).waitFor()
  await scrollTo(analysis)
  await keep('athlete-statistics', page)
}
