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
  return { ...client, email, id: profile.id, team: teamClient(client, profile.teams[0]?.id ?? '') }
}

/** The client of a member of the staff, or of anybody else, for one team: its paths begin after the team's id. */
export function teamClient(
  { get, post, put, delete: remove, send }: ReturnType<typeof createClient>,
  id: string,
) {
  type TeamPath<Path extends string> = `/api/teams/:teamId${Path}`
  const inTeam = <Path extends string>(path: Path) => `/api/teams/${id}${path}` as TeamPath<Path>
  return {
    id,
    get: <Path extends string>(path: Path, headers?: Record<string, string>) => get(inTeam(path), headers),
    post: <Path extends string>(path: Path, body?: unknown) => post(inTeam(path), body),
    put: <Path extends string>(path: Path, body?: unknown) => put(inTeam(path), body),
    delete: <Path extends string>(path: Path) => remove(inTeam(path)),
    send: <Method extends string, Path extends string>(method: Method, path: Path, body?: unknown) =>
      send(method, inTeam(path), body),
  }
}

export type Someone = Awaited<ReturnType<typeof someone>>
