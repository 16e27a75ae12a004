import { queryOptions } from '@tanstack/react-query'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { api } from '#web/api/client.ts'
import { changeSession, queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, failureOf, refusedBy } from '#web/api/reply.ts'
import type { Failure } from '#web/ui/refused.ts'
import { PROOF_FIELDS, refusedProof } from './two-factor/two-factor-api.ts'

/** The code is there while two-step sign-in is on. */
export type EmailChange = { email: string; password: string; code?: string }

export async function changeEmail({ email: typed, ...proof }: EmailChange) {
  const email = typed.trim().toLowerCase()
  const answer = await ask(api.account.email.$put({ json: { email, ...proof } }))
  if (answer === 'unreachable' || !answer.ok) {
    throw await refusedBy(
      answer,
      settingsMessages.emailFailed,
      { ...PROOF_FIELDS, 'email-taken': 'email', 'invalid-input': 'email' },
      { 'invalid-input': settingsMessages.emailMalformed },
    )
  }
  const { next } = await answer.json()
  if (next === 'changed') await changeSession({ email })
  return { next, email }
}

export type PasswordChange = { currentPassword: string; newPassword: string }

export async function changePassword({ currentPassword, newPassword }: PasswordChange) {
  const answer = await ask(api.account.password.$put({ json: { currentPassword, newPassword } }))
  if (answer !== 'unreachable' && answer.ok) return
  throw await refusedBy(answer, settingsMessages.passwordFailed, {
    'wrong-password': 'currentPassword',
    'password-too-short': 'newPassword',
    'password-too-common': 'newPassword',
    'password-of-own-words': 'newPassword',
  })
}

/** Redeems the link that was mailed to the new address; answers what went wrong, if anything. */
export async function confirmNewEmail(token: string | null): Promise<Failure | null> {
  if (!token) return { message: settingsMessages.emailLinkMissing }
  const answer = await ask(api.account.email.confirmation.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return null
  return failureOf(answer, settingsMessages.emailLinkUnchecked)
}

export async function deleteOwnAccount(proof: { password: string; code?: string }) {
  const answer = await ask(api.account.deletion.$post({ json: proof }))
  if (answer !== 'unreachable' && answer.ok) return
  const { deletionUnanswered, deletionFailed } = settingsMessages
  throw await refusedProof(answer, answer === 'unreachable' ? deletionUnanswered : deletionFailed)
}

/** On one device, which may have signed out by itself in the meantime. */
export async function signOutThere(id: string) {
  const answer = await api.account.sessions[':id'].$delete({ param: { id } })
  if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
}

export async function signOutElsewhere(password: string) {
  const answer = await ask(api.account.sessions.deletion.$post({ json: { password } }))
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, settingsMessages.signingOutFailed, { 'wrong-password': 'password' })
  await queryClient.invalidateQueries(sessionsQuery)
}

/** What deleting the account would destroy, as of now. */
export const holdingsQuery = queryOptions({
  queryKey: ['account-holdings'],
  queryFn: () => bodyOf(api.account.holdings.$get()),
  staleTime: 0,
})

/** Where the user is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: async () => {
    const { sessions } = await bodyOf(api.account.sessions.$get())
    return sessions
  },
  staleTime: 0,
})

/** Redeems the link that was mailed to the former address. */
export async function undoEmailChange(token: string) {
  const answer = await ask(api.account.email.undo.$post({ json: { token } }))
  if (answer !== 'unreachable' && answer.ok) return answer.json()
  throw await refusedBy(answer, settingsMessages.undoUnchecked)
}
