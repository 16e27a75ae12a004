import { expect, test } from './fixtures.ts'
import { hold } from './intercept.ts'
import { answeringAthlete, ask, askingCoach, rate, seenByCoach } from './answering-team.ts'
import {
  answer,
  openDay,
  openOwnDay,
  rateBoth,
  session,
  submissionsOf,
  submitAll,
  toast,
  train,
} from './check-in-page.ts'
import { be } from './team.ts'

const INCOMPLETE = 'Please fill in all metrics before submitting'
const BOTH_NUMBERS = 'Please fill in both RPE and Duration for the PM session'

test('five ratings, a session and a rest take at most 11 taps and one request', async ({
  page,
  server,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 })
    const count = () => ((window as unknown as { taps: number }).taps += 1)
    addEventListener('pointerup', (event) => event.isTrusted && count(), { capture: true })
  })
  const coach = await askingCoach(server)
  const titles = ['Fatigue', 'Soreness', 'Stress']
  for (const title of titles) await ask(coach, title)
  const athlete = await answeringAthlete(coach, server)
  await be(page, athlete)
  await openDay(page)
  const sent = submissionsOf(page)
  const press = (target: ReturnType<typeof submitAll>) => (isMobile ? target.tap() : target.click())

  for (const title of ['Sleep', 'Mood', ...titles]) {
    await press(page.getByRole('radiogroup', { name: title }).getByRole('radio', { name: '4 good' }))
  }
  const morning = session(page, 'AM')
  await press(morning.getByRole('radio', { name: 'Yes' }))
  await press(morning.getByRole('radio', { name: 'Technical/Tactical' }))
  await press(morning.getByRole('radio', { name: '7 very hard' }))
  await press(morning.getByRole('button', { name: '75 minutes' }))
  await expect(morning.getByText('Unit load')).toContainText('525')
  await press(session(page, 'PM').getByRole('radio', { name: 'No' }))
  await press(submitAll(page))

  await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  expect(await page.evaluate(() => (window as unknown as { taps: number }).taps)).toBeLessThanOrEqual(11)
  expect(sent).toHaveLength(1)
  await expect
    .poll(() => seenByCoach(coach, athlete))
    .toEqual({
      ratings: ['Fatigue 4', 'Mood 4', 'Sleep 4', 'Soreness 4', 'Stress 4'],
      AM: 'trained',
      PM: 'rested',
    })
})

test.describe('each part', { tag: '@any-viewport' }, () => {
  test('can be submitted while another one is on its way', async ({ page, server }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    await rateBoth(page)
    await train(page, 'AM')
    const sending = await hold(page, 'POST', '/api/day/submissions')
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await page.getByRole('button', { name: 'Submit AM Session' }).click()
    sending.release()
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()
    await expect(toast(page, 'AM session submitted successfully!')).toBeVisible()
    await expect.poll(() => seenByCoach(coach, athlete)).toMatchObject({ AM: 'trained' })
  })

  test('is submitted on its own, confirmed, locked, and still locked on the next visit', async ({
    page,
    server,
  }) => {
    await openOwnDay(page, server)

    await rateBoth(page)
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect(toast(page, 'Metrics submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeHidden()

    await train(page, 'AM')
    await page.getByRole('button', { name: 'Submit AM Session' }).click()
    await expect(toast(page, 'AM session submitted successfully!')).toBeVisible()
    await page.reload()
    await expect(session(page, 'AM')).toContainText('Submitted')
    await expect(session(page, 'AM')).toContainText('CompetitionRPE 1 · 30 min')
    await expect(session(page, 'AM').getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeHidden()
    await page.getByText('Your check-in').click()
    await expect(page.getByText('4 good')).toBeVisible()

    await answer(page, 'PM', 'No')
    await expect(session(page, 'PM')).toContainText('Your manager sees that you rested, not that you forgot.')
    await page.getByRole('button', { name: 'Submit PM Session' }).click()
    await expect(toast(page, 'PM session submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  })

  test('of the metrics waits until all are filled in, and says so', async ({ page, server }) => {
    const coach = await askingCoach(server)
    await coach.team.post('/metrics', { title: 'Notes', type: 'text' })
    await be(page, await answeringAthlete(coach, server))
    await openDay(page)
    await expect(page.getByText('1=awful 2=poor 3=OK 4=good 5=excellent')).toBeVisible()
    const submit = page.getByRole('button', { name: 'Submit Daily Check-in' })
    const notes = page.getByRole('textbox', { name: 'Notes' })
    await expect(notes).toHaveAttribute('rows', '3')
    await rateBoth(page)
    await notes.fill('   ')
    for (const button of [submit, submitAll(page)]) {
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(INCOMPLETE)
    }
    await submit.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toBeVisible()
    await expect(notes).toBeFocused()

    await notes.fill('x'.repeat(1900))
    await expect(page.getByText('1900 of 2000')).toBeVisible()
    await expect(submit).toBeEnabled()
    await expect(submitAll(page)).toBeEnabled()
  })

  test('of the training starts at RPE 1 and 30 minutes, and needs both and a type', async ({
    page,
    server,
  }) => {
    await openOwnDay(page, server)
    const afternoon = session(page, 'PM')
    const minutes = afternoon.getByRole('textbox', { name: 'Duration' })
    const submit = afternoon.getByRole('button', { name: 'Submit PM Session' })
    await expect(afternoon.getByRole('radiogroup', { name: 'RPE' })).toBeHidden()
    await answer(page, 'PM', 'Yes')
    await expect(afternoon.getByRole('radio', { name: '1 very, very easy' })).toBeChecked()
    await expect(minutes).toHaveValue('30')
    await expect(afternoon.getByRole('radiogroup', { name: 'Type' }).getByRole('radio')).toHaveCount(10)

    await submit.click()
    await expect(afternoon.getByRole('alert')).toHaveText(['Choose the type of training for the PM session'])
    await afternoon.getByRole('radio', { name: 'Travel' }).check()
    await minutes.fill('')
    await submit.click()
    await expect(afternoon.getByRole('alert')).toHaveText([BOTH_NUMBERS])
    await expect(minutes).toBeFocused()
    await minutes.pressSequentially('-0')
    await expect(minutes).toHaveValue('')
    await minutes.fill('1441')
    await expect(afternoon.getByRole('alert')).toHaveText(['A session is at most 1440 minutes long'])
    await minutes.fill('43')
    await afternoon.getByRole('button', { name: '5 minutes more' }).click()
    await expect(minutes).toHaveValue('45')
    await afternoon.getByRole('button', { name: '5 minutes less' }).click()
    await expect(minutes).toHaveValue('40')
    await submit.click()
    await expect(toast(page, 'PM session submitted successfully!')).toBeVisible()
  })
})

test('without any training all responses are submitted after a question, as two rests', async ({
  page,
  server,
}) => {
  const coach = await askingCoach(server)
  const athlete = await answeringAthlete(coach, server)
  await be(page, athlete)
  await openDay(page)
  await rateBoth(page)
  await answer(page, 'PM', 'No')
  const question = page.getByRole('alertdialog', { name: 'No Training Sessions Recorded' })
  await submitAll(page).click()
  await question.getByRole('button', { name: 'Go Back' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Daily Wellness Check-in' })).toBeVisible()
  await submitAll(page).click()
  await question.getByRole('button', { name: 'Yes, Submit Without Training' }).click()
  await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All Done!')
  expect(await seenByCoach(coach, athlete)).toMatchObject({ AM: 'rested', PM: 'rested' })
})

test(
  'with one session answered the other stays unanswered',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    const { coach, athlete } = await openOwnDay(page, server)
    await rate(page, 'Sleep', '1 awful')
    await rate(page, 'Mood', '3 OK')
    await train(page, 'PM')
    await submitAll(page).click()
    await expect(toast(page, 'All responses submitted successfully!')).toBeVisible()
    expect(await seenByCoach(coach, athlete)).toEqual({
      ratings: ['Mood 3', 'Sleep 1'],
      AM: null,
      PM: 'trained',
    })
    await expect(submitAll(page)).toBeDisabled()
    await expect(submitAll(page)).toHaveAccessibleDescription('Answer the AM session to submit it')
  },
)
