import { contactMessages } from '#domain/messages/contact-messages.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { refusalOf } from '#web/api/refusal-of.ts'
import type { Failure } from '#web/ui/use-submit.ts'

export type Written = { key: string; name: string; email: string; message: string; subject: string }

/** Sends it, or says why not; throws at an answer that is none of the server's. */
export async function sendMessage(written: Written): Promise<{ failure: Failure } | void> {
  const { failed, notSent, ours } = contactMessages
  const answer = await ask(api['contact-messages'].$post({ json: written }))
  if (answer === 'unreachable') return { failure: { message: failed, hint: ours.unreachable } }
  if (!answer.ok) {
    const refusal = await refusalOf(answer)
    return {
      failure: { message: failed, ...(refusal?.code === 'too-many-attempts' && { hint: refusal.message }) },
    }
  }
  const reply = await answer.json().catch(() => null)
  if (!reply?.success) throw new Error(notSent)
}
