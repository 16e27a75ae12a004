import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { type RefusedProof, refusedProof } from './two-factor/refused-proof.ts'

/** Answers what was wrong, if anything. */
export async function deleteOwnAccount(proof: {
  password: string
  code?: string
}): Promise<RefusedProof | undefined> {
  const answer = await ask(api.account.deletion.$post({ json: proof }))
  if (answer !== 'unreachable' && answer.ok) return
  const { deletionUnanswered, deletionFailed } = settingsMessages
  return refusedProof(answer, answer === 'unreachable' ? deletionUnanswered : deletionFailed)
}
