import { expect, test } from './fixtures.ts'
import { be } from './team.ts'

test('a coach’s morning: whom to talk to and why, two of them looked at, in six taps at the most', async ({
  page,
  morning: { coach, sore, tired, loaded },
}) => {
  await be(page, coach)
  await page.goto('/manager/dashboard')
  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps += 1
    await page.getByRole('button', { name }).click()
  }

  const standing = page.getByRole('region', { name: 'Stands out' })
  await expect(page.getByRole('region', { name: 'Answered' })).toContainText('18 of 24 answered')
  const named = standing.getByRole('listitem')
  await expect(named).toHaveCount(3)
  // After midnight what is usual holds a first day of what is not.
  await expect(named.filter({ hasText: sore.fullName })).toContainText(/Soreness 1, usually 3\.[45]/)
  await expect(named.filter({ hasText: tired.fullName })).toContainText(/Wellness 22, usually 3[45]\.\d/)
  await expect(named.filter({ hasText: loaded.fullName })).toContainText(
    /Load \+(?:200|180)% on the four weeks before/,
  )

  // A tap that becomes two takes off one: the next athlete has moved under the finger.
  taps += 1
  await page.getByRole('button', { name: `Looked at ${sore.fullName}` }).dblclick()
  await expect(named.filter({ hasText: sore.fullName })).toBeHidden()
  await expect(standing.getByText('Looked at: 1')).toBeVisible()
  await expect(named).toHaveCount(2)
  taps += 1
  const second = page.getByRole('button', { name: `Looked at ${loaded.fullName}` })
  await expect(async () => {
    // Right after the first it is taken for the other half of a double one; once it counts, the button goes.
    await second.click({ timeout: 1000 }).catch(() => undefined)
    await expect(second).toBeHidden({ timeout: 1000 })
  }).toPass()

  // Of the third the coach wants every answer: the matrix has them first.
  const responses = page.getByRole('region', { name: 'Daily Responses' })
  await expect(responses.getByRole('rowheader').first()).toContainText(tired.fullName)
  await tap(new RegExp(`^${tired.fullName}`))
  await expect(responses.getByRole('img', { name: 'Sleep: 2 of 5' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(6)
})
