import type { Failure, Problems } from '#web/ui/use-submit.ts'
import { failureOf } from './failure-of.ts'
import { refusalOf } from './refusal-of.ts'

export type Refused<Field extends string> = { problems: Problems<Field> } | { failure: Failure }

/** What the server has against a form: beside the field its code is about, in the server's words or our own. */
export async function refusedBy<Field extends string>(
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: string,
  fields: Record<string, Field>,
  ownWords: Record<string, string> = {},
): Promise<Refused<Field>> {
  if (answer === 'unreachable') return { failure: await failureOf(answer, fallback) }
  const refusal = await refusalOf(answer)
  const message = refusal && (ownWords[refusal.code] ?? refusal.message)
  const field = refusal && fields[refusal.code]
  if (field && message) return { problems: { [field]: message } as Problems<Field> }
  return { failure: { message: message ?? fallback } }
}
