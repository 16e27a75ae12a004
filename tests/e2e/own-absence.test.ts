import type { Page } from '@playwright/test'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { TeamDay } from '#domain/check-in/team-day.ts'
import type { Someone } from '#tests/support/someone.ts'
import { submitCheckIn, submitRest } from './answering-team.ts'
import { openDay, openOwnDay, rateBoth, toast } from './check-in-page.ts'
import { test } from './connection.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'
import { cutOff } from './intercept.ts'
import { DIALOG, expectNothingWrong } from './nothing-wrong.ts'
import { waitingLine } from './offline-page.ts'
import { enterAbsence } from './team-health.ts'

const cannotTrain = (page: Page) => page.getByRole('checkbox', { name: "I can't train today" })
const status = (page: Page) => page.getByRole('region', { name: 'Your availability' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your availability' })
const backAgain = (page: Page) => status(page).getByRole('button', { name: 'I can train again' })

async function seenAs(coach: Someone, athlete: Someone) {
  const { athletes } = (await coach.team.get('/day')).body as TeamDay
  return athletes.find(({ athleteId }) => athleteId === athlete.id)?.availability.status
}

const todayOf = async (athlete: Someone) => (await athlete.get('/api/absences')).body.today as LocalDay

test('an athlete says with one tap that they cannot train, says more, and can train again', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const { coach, athlete } = await openOwnDay(page, server)
  const today = await todayOf(athlete)
  const otherTab = await context.newPage()
  await openDay(otherTab)

  await test.step('tapped, kept, and sent with the answers', async () => {
    await expectNothingWrong(page)
    await cannotTrain(page).check()
    await page.reload()
    await expect(cannotTrain(page)).toBeChecked()
    await submitCheckIn(page)
    await expect(status(page)).toContainText('You are out since')
    await expect(status(otherTab)).toContainText('You are out since')
    await expect(cannotTrain(otherTab)).toBeHidden()
    expect(await seenAs(coach, athlete)).toBe('out')
    await submitRest(page, 'AM')
    await submitRest(page, 'PM')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
    await expect(backAgain(page)).toBeVisible()
    await expectNothingWrong(page)
  })

  await test.step('says more; what is wrong or cannot be sent is said, and stays as it was typed', async () => {
    await status(page).getByRole('button', { name: 'Say more' }).click()
    await dialog(page).getByRole('radio', { name: 'Less than planned' }).check()
    const back = dialog(page).getByLabel('Expected back (if you know)')
    await back.fill(today)
    await dialog(page).getByLabel('For your staff').fill('Only the bike')
    await dialog(page).getByLabel('Why').selectOption('Injury')
    await dialog(page).getByLabel('More about your health').fill('Left calf')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('The day back must come after the first day.')).toBeVisible()
    await expect(back).toBeFocused()
    await expectNothingWrong(page, DIALOG)
    await back.fill(addDays(today, 3))
    complaints.tolerate('ERR_CONNECTION_REFUSED', '/api/absences/*')
    await cutOff(page, 'PUT', '/api/absences/*')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('This could not be saved. Please try again.')).toBeVisible()
    await expect(dialog(page).getByLabel('For your staff')).toHaveValue('Only the bike')
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Save' }).dblclick()
    await expect(dialog(page)).toBeHidden()
    for (const tab of [page, otherTab]) {
      await expect(status(tab)).toContainText(/^Modified training since .+ Expected back: /)
      await expect(status(tab)).toContainText('Only the bike')
      await expect(status(tab)).toContainText('Injury · Left calf')
    }
    await expectNothingWrong(page)
  })

  await test.step('can train again', async () => {
    await backAgain(page).click()
    await expect(toast(page, 'Your staff see that you can train again.')).toBeVisible()
    for (const tab of [page, otherTab]) await expect(status(tab)).toBeHidden()
    expect(await seenAs(coach, athlete)).toBe('full')
  })

  await test.step('says so once the day is answered, too', async () => {
    await page.getByRole('button', { name: "I can't train fully" }).click()
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(status(page)).toContainText('You are out since')
    await expect(page.getByRole('button', { name: "I can't train fully" })).toBeHidden()
    expect(await seenAs(coach, athlete)).toBe('out')
  })
})

test('what the staff set is shown, and only they end it', async ({ page, server }) => {
  const { coach, athlete } = await openOwnDay(page, server)
  const today = await todayOf(athlete)
  const since = addDays(today, -5)
  await expect(cannotTrain(page)).toBeVisible()

  await test.step('a day off: the form stays as it is', async () => {
    const off = { status: 'off', offKind: 'holiday', firstDay: since, backOn: addDays(today, 6) }
    await enterAbsence(coach, athlete, off)
    await expect(status(page)).toHaveText(/^Day off \(Holiday\) until .+: nothing is expected of you\.$/)
    await expect(cannotTrain(page)).toBeVisible()
    await rateBoth(page)
    await expectNothingWrong(page)
  })

  await test.step('out, and due', async () => {
    await enterAbsence(coach, athlete, { status: 'out', firstDay: since, backOn: addDays(today, -1) })
    await expect(status(page)).toContainText(/You are out since .+ You were expected back on .+\./)
    await expect(status(page)).toContainText('Your staff will say when you are back.')
    await expect(status(page).getByRole('button')).toHaveCount(0)
    await expect(cannotTrain(page)).toBeHidden()
    await expectNothingWrong(page)
  })
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it waits with the answers, and arrives with them', async ({
    page,
    context,
    connection,
    server,
    complaints,
  }) => {
    complaints.tolerate('net::ERR_', '/api/')
    const { coach, athlete } = await openOwnDay(page, server)
    await installed(page)
    await connection.cut(context)
    await page.reload()
    await cannotTrain(page).check()
    await submitCheckIn(page)
    await expect(waitingLine(page)).toBeVisible()
    await expect(page.getByText("You said that you can't train.")).toBeVisible()
    expect(await seenAs(coach, athlete)).toBe('full')

    await connection.restore(context)
    await expect(waitingLine(page)).toBeHidden()
    await expect(backAgain(page)).toBeVisible()
    expect(await seenAs(coach, athlete)).toBe('out')
  })
})
