import { queryOptions } from '@tanstack/react-query'
import { twoFactorMessages } from '#domain/account/two-factor-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

/** Since when two-step sign-in is on, if it is. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async () => {
    const { twoFactor } = await bodyOf(api.account['two-factor'].$get())
    return twoFactor
  },
  staleTime: 0,
})

const twoFactor = api.account['two-factor']

export type SetUp = { key: string; link: string; setUp: string }

export async function beginSetUp(password: string): Promise<SetUp> {
  const answer = await ask(twoFactor['set-up'].$post({ json: { password } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedProof(answer, twoFactorMessages.setUpFailed)
  return answer.json()
}

/** Answers the recovery codes. */
export async function switchOn(setUp: string, code: string): Promise<string[]> {
  const answer = await ask(twoFactor.$put({ json: { setUp, code } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedProof(answer, twoFactorMessages.setUpFailed)
  return showAndAnswer((await answer.json()).recoveryCodes)
}

export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  const answer = await ask(twoFactor['recovery-codes'].$post({ json: proof }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedProof(answer, twoFactorMessages.renewFailed)
  return showAndAnswer((await answer.json()).recoveryCodes)
}

export async function switchOff(proof: Proof) {
  const answer = await ask(twoFactor.deletion.$post({ json: proof }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedProof(answer, twoFactorMessages.offFailed)
  await queryClient.invalidateQueries(twoFactorQuery)
}

/** The codes are told once: a page that fails to ask how things stand must not lose them. */
function showAndAnswer(recoveryCodes: string[]): string[] {
  void queryClient.invalidateQueries(twoFactorQuery)
  return recoveryCodes
}

export type Proof = { password: string; code: string }

/** Which field each refusal is about. */
export const PROOF_FIELDS = {
  'wrong-password': 'password',
  'code-required': 'code',
  'wrong-code': 'code',
  'wrong-recovery-code': 'code',
} as const

/** What the server found wrong, beside the field it is about. */
export const refusedProof = (answer: { json(): Promise<unknown> } | 'unreachable', fallback: Message) =>
  refusedBy(answer, fallback, PROOF_FIELDS)
