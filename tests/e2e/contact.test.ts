import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerGarbage, cutOff, hold } from './intercept.ts'
import { expectNothingWrong } from './nothing-wrong.ts'

const PATH = '/api/contact-messages'

/** Limits count per address. */
const newAddress = () => `${randomUUID()}@club.example`

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact' })
const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true })
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send Message' })

async function write(page: Page, email: string) {
  await field(page, 'Name').fill('Marta Vidal')
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill('May we try it?')
}

test('a visitor writes to us, once', async ({ page, server }) => {
  const email = newAddress()
  await page.goto('/')
  await test.step('what is missing or malformed is said where it is', async () => {
    await field(page, 'Name').focus()
    await send(page).click()
    const alerts = formOf(page).getByRole('alert')
    await expect(alerts.filter({ hasText: 'Please fill in all fields' })).toBeVisible()
    await expect(alerts).toHaveCount(4)
    await expect(field(page, 'Name')).toBeFocused()
    await write(page, 'marta')
    await send(page).click()
    await expect(alerts).toHaveText(['Please enter a valid email address'])
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Message').clear()
    await field(page, 'Email').fill(email)
    await send(page).click()
    await expect(field(page, 'Message')).toBeFocused()
    await expectNothingWrong(page)
  })

  await test.step('a double click sends it once', async () => {
    await write(page, email)
    const sending = await hold(page, 'POST', PATH)
    await send(page).dblclick()
    await expect(formOf(page).getByRole('button', { name: 'Sending message...' })).toBeVisible()
    sending.release()
    await expect(formOf(page).getByRole('status')).toHaveText([
      "Message sent successfully! We'll get back to you soon.",
    ])
    await expect(formOf(page).getByRole('status')).toBeInViewport({ ratio: 1 })
    for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('')
    expect(sending.count()).toBe(1)
  })

  await test.step('what is written next stays when the news goes', async () => {
    await field(page, 'Name').fill('Somebody else')
    await expect(formOf(page).getByRole('status')).toBeHidden()
    await expect(field(page, 'Name')).toHaveValue('Somebody else')
  })

  const received = async () => (await server.outbox()).filter(({ replyTo }) => replyTo.includes(email))
  await expect
    .poll(async () => (await received()).map(({ to }) => to))
    .toEqual([['contact@plimsoll.example']])
})

test.describe('a message that does not get through', { tag: '@any-viewport' }, () => {
  test('stays in the form, and sent again arrives once', async ({ page, server, complaints }) => {
    complaints.tolerate('Failed to send email')
    complaints.tolerate('status of 502', PATH)
    complaints.tolerate('net::ERR_', PATH)
    const email = newAddress()
    await page.goto('/')
    await write(page, email)
    const alert = formOf(page).getByRole('alert')

    await answerGarbage(page, 'POST', PATH, 502)
    await send(page).click()
    await expect(alert).toHaveText('Failed to send message. Please try again later.')
    await answerGarbage(page, 'POST', PATH, 200)
    await send(page).click()
    await expect(alert).toHaveText('Failed to send message. Please try again later.')
    await cutOff(page, 'POST', PATH)
    await send(page).click()
    await expect(alert).toContainText('Failed to send message. Please try again later.')
    await expect(alert).toContainText('check your connection')
    await expect(field(page, 'Message')).toHaveValue('May we try it?')

    await page.unrouteAll()
    // It arrives, and its answer gets lost.
    let arrived = 0
    await page.route(`**${PATH}`, async (route) => {
      await route.fetch()
      arrived += 1
      await route.abort('connectionreset')
    })
    await send(page).click()
    await expect.poll(() => arrived).toBe(1)
    await expect(alert).toContainText('check your connection')
    await page.unrouteAll()
    await send(page).click()
    await expect(formOf(page).getByRole('status')).toBeVisible()
    const received = async () => (await server.outbox()).filter(({ replyTo }) => replyTo.includes(email))
    await expect.poll(async () => (await received()).length).toBe(1)
  })

  test('says for how long to wait, if there were too many', async ({ page, complaints }) => {
    complaints.tolerate('status of 429', PATH)
    const email = newAddress()
    await page.goto('/')
    for (let round = 0; round < 5; round++) {
      const data = { name: 'Often', email, message: `${round}` }
      expect((await page.request.post(PATH, { data })).status()).toBe(202)
    }
    await write(page, email)
    await send(page).click()
    await expect(formOf(page).getByRole('alert')).toHaveText([
      /^Failed to send message\. Please try again later\.Too many attempts\./,
    ])
    await expect(field(page, 'Message')).toHaveValue('May we try it?')
  })
})
