import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { expect } from './fixtures.ts'

/** The newest reset link mailed to the address. */
export async function resetLink(server: ServerProcess, email: string): Promise<string> {
  const links = async () =>
    (await server.outbox())
      .filter(({ to, subject }) => to.includes(email) && subject === 'Reset your Plimsoll password')
      .flatMap((mail) => mail.links)
  await expect.poll(links, 'a mail with a link arrives').not.toEqual([])
  return (await links()).at(-1) ?? ''
}

export async function requestReset(page: Page, email: string) {
  await page.goto('/reset-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByRole('status')).toContainText('instructions are on their way')
}
