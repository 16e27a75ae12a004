import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { answeringAthlete, askingCoach, rate, submitCheckIn } from './answering-team.ts'
import { answer, openDay, openOwnDay, progress, setOpen, submitAll, train } from './check-in-page.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { athleteOf, be } from './team.ts'

const CLOSED = 'Forms Closed — Check back later when your manager opens the forms.'

test.describe('the athlete’s page', { tag: '@any-viewport' }, () => {
  test('without a team says what to do next, whether or not there is a picture', async ({
    page,
    signedIn,
  }) => {
    await signedIn('athlete')
    await page.goto('/athlete/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Dashboard')
    await expect(page.getByRole('listitem').filter({ hasText: 'invitation link' })).toBeVisible()
  })

  test('shows a spinner while the day is being asked for', async ({ page, server }) => {
    await be(page, await answeringAthlete(await askingCoach(server), server))
    const asking = await hold(page, 'GET', '/api/day')
    await page.goto('/athlete/dashboard')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(['Loading...'])
    asking.release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Check-in')
  })

  test('asks for a picture before anything else, and there is no way around it', async ({ page, server }) => {
    const coach = await askingCoach(server)
    await be(page, await athleteOf(coach, server, 'Ida Lind'))
    await setOpen(coach, false)
    await page.goto('/athlete/dashboard')
    const modal = page.getByRole('dialog', { name: 'Profile Picture Required' })
    await expect(modal).toBeVisible()
    await expect(page.getByText(CLOSED)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(modal).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Close' })).toBeHidden()
    await modal.getByRole('button', { name: 'Sign out instead' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('says that the forms are closed, and opens by itself when they open', async ({ page, server }) => {
    const coach = await askingCoach(server)
    await be(page, await answeringAthlete(coach, server))
    await setOpen(coach, false)
    await page.goto('/athlete/dashboard')
    await expect(page.getByText('Forms Closed', { exact: true })).toBeVisible()
    await expect(page.getByText(CLOSED)).toBeVisible()
    await expect(page.getByText('Today’s summary')).toBeHidden()
    await setOpen(coach, true)
    await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
  })

  test('goes from open to all done and, with what was given, to closed: the team can be left from each', async ({
    page,
    server,
  }) => {
    const { coach } = await openOwnDay(page, server)
    await expect(page.getByText(/^until \d\d:\d\d/)).toBeVisible()
    const leave = page.getByRole('button', { name: 'Leave team' })
    await leave.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await submitCheckIn(page)
    await train(page, 'AM')
    await answer(page, 'PM', 'No')
    await submitAll(page).click()

    const summary = page.getByRole('region', { name: 'Today’s summary' })
    const given = async () => {
      await expect(summary).toContainText('Sleep4 good')
      await expect(summary).toContainText('Mood2 poor')
      await expect(summary).toContainText('CompetitionRPE 1 · 30 min30')
      await expect(summary).toContainText('PMRest')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "All Done! You've completed all your check-ins for today.",
    )
    await given()
    await expect(leave).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')

    await setOpen(coach, false)
    await expect(page.getByText(CLOSED)).toBeVisible()
    await given()
    await expect(leave).toBeVisible()
  })

  test('says how many days in a row were answered, once today is', async ({ page, server }) => {
    const athlete = await answeringAthlete(await askingCoach(server), server)
    const { day } = (await athlete.get('/api/day')).body.day as { day: LocalDay }
    const yesterday = addDays(day, -1)
    const late = { key: crypto.randomUUID(), day: yesterday, givenAt: `${yesterday}T12:00:00.000Z` }
    const reply = await athlete.post('/api/day/submissions', { ...late, AM: { kind: 'rested' } })
    expect(reply.status).toBe(200)
    await be(page, athlete)
    await openDay(page)
    await expect(page.getByText('days in a row')).toBeHidden()
    await submitCheckIn(page)
    await expect(page.getByText('Your check-in')).toBeVisible()
    await answer(page, 'AM', 'No')
    await answer(page, 'PM', 'No')
    await submitAll(page).click()
    await page.getByRole('button', { name: 'Yes, Submit Without Training' }).click()
    await expect(page.getByText('2 days in a row')).toBeVisible()
  })

  test('needs no check-in when the manager asks nothing', async ({ page, server }) => {
    const coach = await askingCoach(server)
    const { body } = await coach.team.get('/metrics')
    for (const { id } of body.metrics) await coach.team.delete(`/metrics/${id}`)
    await be(page, await answeringAthlete(coach, server))
    await openDay(page)
    await expect(page.getByText('Your manager asks no questions at the moment.')).toBeVisible()
    await train(page, 'AM')
    await answer(page, 'PM', 'No')
    await submitAll(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  })

  test('follows what the manager asks, while it is being answered', async ({ page, server }) => {
    const { coach } = await openOwnDay(page, server)
    await rate(page, 'Sleep', '5 excellent')
    await coach.team.post('/metrics', { title: 'Niggles', type: 'text', description: 'Any new pain?' })
    await expect(page.getByRole('textbox', { name: 'Niggles' })).toHaveAccessibleDescription('Any new pain?')
    await expect(progress(page)).toHaveText('1 of 3')
  })
})
