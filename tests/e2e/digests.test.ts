import { field, section } from './account-page.ts'
import { expectNothingWrong } from './nothing-wrong.ts'
import {
  expect,
  notifications,
  pressNotification,
  pressToBeNotified,
  test,
  thisDevice,
} from './push-browser.ts'
import { athleteOf, be, coachOn, colleagueOf } from './team.ts'
import { settled } from './settled.ts'

const TITLE = 'When the form closes'

test('a viewer chooses to hear by mail how many have answered, and nobody else does', async ({
  page,
  pushServer,
}) => {
  const coach = await coachOn(pushServer)
  await athleteOf(coach, pushServer, 'Ada Lind')
  const viewer = await colleagueOf(coach, pushServer, 'viewer', 'Vera View')
  const choiceOf = async (who: typeof viewer) => (await who.team.get('/digest-choice')).body.digest
  await be(page, viewer)
  await page.goto(`/manager/dashboard?team=${coach.team.id}`)
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  const byMail = field(page, TITLE, 'Send me a mail')
  await expect(byMail).not.toBeChecked()
  await settled(page)
  // Not check(): what is saved at once shows the choice a moment after the press.
  await byMail.click()
  await expect.poll(() => choiceOf(viewer)).toEqual({ byMail: true, byPush: false })
  expect(await choiceOf(coach)).toEqual({ byMail: false, byPush: false })
  await expectNothingWrong(page, 'main')
  await page.reload()
  await expect(byMail).toBeChecked()
  await settled(page)
  await byMail.click()
  await expect.poll(() => choiceOf(viewer)).toEqual({ byMail: false, byPush: false })
})

test('a coach is notified on this device, and a press on it leads to the dashboard of that team', async ({
  page,
  pushServer,
  device,
}) => {
  const coach = await coachOn(pushServer)
  await be(page, coach)
  await page.goto('/team')
  const part = section(page, TITLE)
  const onDevices = field(page, TITLE, 'Notify me on my devices')
  await expect(onDevices).toBeVisible()
  await settled(page)
  await onDevices.click()
  await expect(part.getByText('No device notifies you yet.')).toBeVisible()
  expect(device.timesAsked(), 'nobody is asked without pressing').toBe(0)
  await expectNothingWrong(page, 'main')
  await pressToBeNotified(part.getByRole('button', { name: 'Notify me on this device' }))
  await expect(thisDevice(part)).toBeVisible()
  await expectNothingWrong(page, 'main')

  const address = `/manager/dashboard?team=${coach.team.id}`
  const [title, body] = ['Check-in closed', '18 of 24 answered.']
  await device.deliver(
    JSON.stringify({
      web_push: 8030,
      notification: { title, body, navigate: `${pushServer.origin}${address}`, tag: 'digest', lang: 'en' },
    }),
  )
  await expect.poll(() => notifications(page)).toMatchObject([{ title, options: { body } }])
  await pressNotification(page)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta')
})
