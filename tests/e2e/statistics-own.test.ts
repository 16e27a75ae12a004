import { localDayIn } from '#domain/calendar/local-day.ts'
import { someone } from '#tests/support/someone.ts'
import { expect, test } from './fixtures.ts'
import { be } from './team.ts'

/** One of the two has another day than UTC at any time. */
const farAway = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'

test.use({ timezoneId: farAway })

test(
  'an athlete without a team and a name has own figures, up to the day where the device is',
  { tag: '@any-viewport' },
  async ({ page, server }) => {
    await be(page, await someone(server.origin, { fullName: '' }))
    const asked = page.waitForResponse((reply) => reply.url().includes('/api/statistics/athlete'))
    await page.goto('/statistics')
    const { today } = (await (await asked).json()) as { today: string }
    expect(today).toBe(localDayIn(farAway, new Date()))
    await expect(page.getByText('No training load data available')).toBeVisible()
    await expect(page.getByLabel('End Date')).toHaveValue(today)
    await expect(page.getByRole('option', { name: 'Unknown Athlete' })).toBeAttached()
  },
)
