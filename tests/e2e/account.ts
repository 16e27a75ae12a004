import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Role } from '#domain/account/role.ts'

export type Account = { fullName: string; email: string; password: string; role: Role }

/** Each has an address of its own, so that journeys on one server do not meet. */
export function newAccount(details: Partial<Account> = {}): Account {
  return {
    fullName: 'Marta Kowalczyk',
    email: `${randomUUID()}@example.org`,
    password: 'a good password',
    role: 'athlete',
    ...details,
  }
}

export async function fillRegistration(page: Page, { fullName, email, password, role }: Account) {
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('radio', { name: role === 'manager' ? 'Coach/Manager' : 'Athlete' }).check()
}

export async function fillLogin(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>) {
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function fillNewPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(confirmation)
}
