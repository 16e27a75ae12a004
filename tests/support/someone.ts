import { randomUUID } from 'node:crypto'
import { createClient } from '#tests/support/client.ts'

export type Details = { role?: 'athlete' | 'manager'; email?: string; fullName?: string; timeZone?: string }

/** A new account, signed in: its client, id and address. */
export async function someone(origin: string, details: Details = {}) {
  const client = createClient(origin)
  const email = details.email ?? `${randomUUID()}@example.org`
  const registered = await client.register({ ...details, email })
  const { body } = await client.signIn(email)
  const profile = body.profile
  if (!profile) throw new Error(`no session for ${email}: ${registered.status} ${JSON.stringify(body)}`)
  return { ...client, email, id: profile.id }
}

export type Someone = Awaited<ReturnType<typeof someone>>
