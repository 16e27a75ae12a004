import { twoFactorMessages } from '#domain/messages/two-factor-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { type Proof, type RefusedProof, refusedProof } from './refused-proof.ts'
import { twoFactorQuery } from './two-factor-query.ts'

const twoFactor = api.account['two-factor']

export type SetUp = { key: string; link: string; setUp: string }

export async function beginSetUp(password: string): Promise<SetUp | RefusedProof> {
  const answer = await ask(twoFactor['set-up'].$post({ json: { password } }))
  if (answer === 'unreachable' || !answer.ok) return refusedProof(answer, twoFactorMessages.setUpFailed)
  return answer.json()
}

/** Answers the recovery codes. */
export async function switchOn(setUp: string, code: string): Promise<string[] | RefusedProof> {
  const answer = await ask(twoFactor.$put({ json: { setUp, code } }))
  if (answer === 'unreachable' || !answer.ok) return refusedProof(answer, twoFactorMessages.setUpFailed)
  return showAndAnswer((await answer.json()).recoveryCodes)
}

export async function renewRecoveryCodes(proof: Proof): Promise<string[] | RefusedProof> {
  const answer = await ask(twoFactor['recovery-codes'].$post({ json: proof }))
  if (answer === 'unreachable' || !answer.ok) return refusedProof(answer, twoFactorMessages.renewFailed)
  return showAndAnswer((await answer.json()).recoveryCodes)
}

/** Answers what was wrong, if anything. */
export async function switchOff(proof: Proof): Promise<RefusedProof | undefined> {
  const answer = await ask(twoFactor.deletion.$post({ json: proof }))
  if (answer === 'unreachable' || !answer.ok) return refusedProof(answer, twoFactorMessages.offFailed)
  await queryClient.invalidateQueries(twoFactorQuery)
}

/** The codes are told once: a page that fails to ask how things stand must not lose them. */
function showAndAnswer(recoveryCodes: string[]): string[] {
  void queryClient.invalidateQueries(twoFactorQuery)
  return recoveryCodes
}
