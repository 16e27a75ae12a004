import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be } from './team.ts'

test('a coach compares an athlete with another one and with the middle of the team, by an address', async ({
  page,
  morning: { coach, loaded, sore },
}) => {
  await be(page, coach)
  await page.goto(`/statistics?athlete=${loaded.id}`)
  const card = page.getByRole('region', { name: 'Comparison' })
  await expect(card).toContainText('Choose another athlete, or the middle of the team.')
  await card.getByLabel('Compare with').selectOption(sore.fullName)
  await expect(page).toHaveURL(new RegExp(`compare=${sore.id}`))
  const load = card.getByRole('table', { name: 'Load of 7 days' })
  await expect(load.getByRole('columnheader')).toHaveText(['Day', loaded.fullName, sore.fullName])
  // A week of 900 a day beside one of 300.
  await expect(load.getByRole('row').last()).toContainText('6,3002,100')
  await expect(card.getByRole('table', { name: 'Wellness total' })).toBeAttached()
  await expectNothingWrong(page, 'main')

  await card.getByLabel('Compare with').selectOption('The team’s middle')
  await expect(load.getByRole('columnheader')).toHaveText(['Day', loaded.fullName, 'The team’s middle'])
  await expect(load.getByRole('row').last()).toContainText('6,3002,100')
  await page.goBack()
  await expect(card.getByLabel('Compare with')).toHaveValue(sore.id)
})

test(
  'an athlete’s own statistics compare with nobody',
  { tag: '@any-viewport' },
  async ({ page, season: { ida } }) => {
    await be(page, ida)
    await page.goto('/statistics?compare=middle&from=2025-09-01&to=2025-10-05')
    await expect(page.getByRole('region', { name: 'Training Load Analysis' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Comparison' })).toHaveCount(0)
  },
)
