import { randomUUID } from 'node:crypto'
import { createClient } from '#tests/support/client.ts'

type Details = { role?: 'athlete' | 'manager'; email?: string; fullName?: string; timeZone?: string }

/** A new account, signed in: its client, id and address. */
export async function someone(origin: string, details: Details = {}) {
  const client = createClient(origin)
  const email = details.email ?? `${randomUUID()}@example.org`
  await client.register({ ...details, email })
  await client.signIn(email)
  return { ...client, email, id: (await client.profile())?.['id'] as string }
}

export type Someone = Awaited<ReturnType<typeof someone>>
