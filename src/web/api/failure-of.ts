import { accountMessages } from '#domain/messages/account-messages.ts'
import type { Failure } from '#web/ui/use-submit.ts'
import { refusalOf } from './refusal-of.ts'

/** What to show when a request came to nothing: the server's sentence, otherwise the screen's own. */
export async function failureOf(
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: string,
): Promise<Failure> {
  if (answer === 'unreachable') return { message: fallback, hint: accountMessages.ours.unreachable }
  const refusal = await refusalOf(answer)
  return { message: refusal?.message ?? fallback }
}
