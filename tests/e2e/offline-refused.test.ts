import type { Page } from '@playwright/test'
import { ask, rate, seenByCoach, submitCheckIn } from './answering-team.ts'
import { type Connection, test } from './connection.ts'
import { openOwnDay } from './check-in-page.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed.ts'
import { CHECKED_IN, NOTHING, ownItems, waitingLine } from './offline-page.ts'

/** The coach has asked for more by the time the answers arrive. */
async function answerTooLittleOffline(page: Page, server: { origin: string }, connection: Connection) {
  const { coach, athlete } = await openOwnDay(page, server)
  await installed(page)
  await connection.cut(page.context())
  await ask(coach, 'Soreness')
  await submitCheckIn(page)
  await expect(waitingLine(page)).toBeVisible()
  await connection.restore(page.context())
  return { coach, athlete }
}

test.use({ serviceWorkers: 'allow' })

test.describe('answers given without a connection', { tag: '@any-viewport' }, () => {
  test.beforeEach(({ complaints }) => complaints.tolerate('net::ERR_', '/api/'))

  test('that are refused later come back with the reason, and can be corrected', async ({
    page,
    server,
    connection,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/day/submissions')
    const { coach, athlete } = await answerTooLittleOffline(page, server, connection)
    const refused = page.getByRole('region', { name: /^Your answers from .+ were not accepted$/ })
    await expect(refused).toContainText('Please fill in all metrics before submitting')
    expect(await seenByCoach(coach, athlete)).toEqual(NOTHING)
    await page.reload()
    await expect(refused, 'also after a reload').toBeVisible()

    await refused.getByRole('button', { name: 'Correct' }).click()
    await expect(refused).toBeHidden()
    await rate(page, 'Soreness', '5 excellent')
    await page.getByRole('button', { name: 'Submit Daily Check-in' }).click()
    await expect
      .poll(() => seenByCoach(coach, athlete))
      .toEqual({ ...CHECKED_IN, ratings: ['Mood 2', 'Sleep 4', 'Soreness 5'] })
  })

  test('that are refused later can be discarded, after a question', async ({
    page,
    server,
    connection,
    complaints,
  }) => {
    complaints.tolerate('status of 400', '/api/day/submissions')
    await answerTooLittleOffline(page, server, connection)
    const refused = page.getByRole('region', { name: /were not accepted$/ })
    await refused.getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard these answers?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(refused).toBeVisible()
    await refused.getByRole('button', { name: 'Discard' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(refused).toBeHidden()
    expect(await ownItems(page, 'submission.')).toEqual([])
  })
})
