import { expect, test } from './fixtures.ts'
import { chart, HARD_WEEK } from './statistics-page.ts'
import { be, beInstead } from './team.ts'

test('an athlete’s weeks are bars by type of session, read by keyboard and as a table', async ({
  page,
  season,
}) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=${season.ida.id}&from=2025-09-22&to=2025-10-05`)
  const weeks = page.getByRole('table', { name: 'Weekly Load by Session Type' }).getByRole('row')
  await expect(weeks).toHaveCount(3)
  await expect(weeks.nth(1)).toContainText('22 Sept – 28 Sept 2025900')
  await expect(weeks.nth(2)).toContainText('29 Sept – 5 Oct 20252,1006 of 7 days reported')
  const bars = chart(page, 'Weekly Load by Session Type')
  await bars.press('ArrowLeft')
  await expect(bars).toHaveAttribute('aria-valuetext', /^22 Sept – 28 Sept 2025, Load 900, /)
})

test('the middle of a team needs three who reported', async ({ page, season, largeTeam }) => {
  await be(page, season.coach)
  await page.goto(`/statistics?athlete=all&${HARD_WEEK}`)
  const card = page.getByRole('region', { name: 'Weekly Load of the Team' })
  await expect(card).toContainText('In no week of this period have 3 athletes reported 5 days.')
  await beInstead(page, largeTeam.coach)
  await page.goto('/statistics?athlete=all')
  await expect(card).toContainText('The middle (median)')
})
