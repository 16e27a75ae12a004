import { answeringAthlete, answerTheDay, askingCoach } from './answering-team.ts'
import { open, section } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import { be } from './team.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.describe('in Safari on an iPhone', () => {
  test.use({ userAgent: IPHONE, baseURL: ({ pushServer }, provide) => provide(pushServer.origin) })

  test('an athlete is shown how to install the app, and no button that does nothing', async ({
    page,
    pushServer,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    const athlete = await answeringAthlete(await askingCoach(pushServer), pushServer)
    await answerTheDay(athlete)
    await be(page, athlete)
    await page.goto('/athlete/dashboard')
    const card = page.getByRole('region', { name: 'Reminders' })
    await expect(card.getByRole('listitem')).toHaveText([
      'Tap Share in your browser’s bar',
      'Choose Add to Home Screen',
      'Open Plimsoll from there, sign in, and allow notifications',
    ])
    await expect(card.getByRole('button')).toHaveText(['Not now'])
    await expectNothingWrong(page, 'main')
    await card.getByRole('button', { name: 'Not now' }).click()
    await expect(card).toBeHidden()

    await open(page)
    await expect(section(page, 'Reminders')).toContainText('Add to Home Screen')
    await expectNothingWrong(page, 'main')
  })
})

test('a server that cannot remind on devices says why in the account, and asks nobody', async ({
  page,
  server,
}) => {
  const athlete = await answeringAthlete(await askingCoach(server), server)
  await answerTheDay(athlete)
  await be(page, athlete)
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/api/push'))
  await page.goto('/athlete/dashboard')
  await asked
  await expect(page.getByRole('region', { name: 'Reminders' })).toBeHidden()
  await open(page)
  await expect(section(page, 'Reminders')).toContainText('Reminders on devices are not offered here')
  await expect(section(page, 'Reminders').getByLabel('Remind me on my devices')).toBeHidden()
})
