import type { Someone } from '#tests/support/someone.ts'

/** A new invitation of a manager: its code. */
export const inviteFrom = async (manager: Someone, email?: string) =>
  ((await manager.post('/api/invitations', { email })).body['invitation'] as { id: string; code: string })
    .code

/** The status, and the message or the manager's name. */
export async function join(person: Someone, code: unknown) {
  const { status, body } = await person.post('/api/join', { code })
  return [status, body['message'] ?? body['managerName']]
}

export const managerOf = async (person: Someone) => (await person.profile())?.['managerId']
