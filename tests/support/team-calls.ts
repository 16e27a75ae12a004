import type { Someone } from '#tests/support/someone.ts'

/** A new invitation of a manager: its code. */
export const inviteFrom = async (manager: Someone, email?: string) =>
  (await manager.team.post('/invitations', { email })).body.invitation.code

/** The status, and the message or the manager's name. */
export const join = (person: Someone, code: unknown) => askWith(person, '/api/join', code)

export const preview = (person: Someone, code: unknown) => askWith(person, '/api/join/preview', code)

async function askWith(person: Someone, path: string, code: unknown) {
  const { status, body } = await person.post(path, { code })
  return [status, body.message ?? body.managerName]
}

/** The id of the team that somebody is on. */
export const teamOf = async (person: Someone) => (await person.profile())?.teams[0]?.id ?? null
