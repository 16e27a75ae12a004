import { accountMessages } from '#domain/account/account-messages.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { type Failure, Refused } from '#web/ui/refused.ts'

/** The server's answer, or that there was none: fetch throws only when no answer arrives. */
export async function ask<Reply>(call: Promise<Reply>): Promise<Reply | 'unreachable'> {
  try {
    return await call
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 'unreachable'
    throw error
  }
}

type Answer = { ok: boolean; status: number; url: string }
type Body<Given> = Given extends { ok: true; json(): Promise<infer Content> } ? Content : never

/** What the server answers; a refusal is thrown, for the query to be shown as failed. */
export async function bodyOf<Given extends Answer>(call: Promise<Given>): Promise<Body<Given>> {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.url} was refused with ${answer.status}`)
  return (answer as Given & { json(): Promise<Body<Given>> }).json()
}

export type Refusal = { code: string; message: Message }

/** What the server said against a request; null for an answer that carries no sentence, such as a proxy's error page. */
export async function refusalOf(answer: { json(): Promise<unknown> }): Promise<Refusal | null> {
  const body = await answer.json().catch(() => null)
  return isRefusal(body) ? { ...body, message: saidAlready(body.said ?? body.message) } : null
}

/** Words that are shown as they came. */
export const saidAlready = (text: string): Message => msg('{text}', { text })

function isRefusal(body: unknown): body is { code: string; message: string; said?: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}

/** What to show when a request came to nothing: the server's sentence, otherwise the screen's own. */
export async function failureOf(
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: Message,
): Promise<Failure> {
  if (answer === 'unreachable') return { message: fallback, hint: accountMessages.unreachable }
  const refusal = await refusalOf(answer)
  return { message: refusal?.message ?? fallback }
}

/** What the server has against a write: beside the field its code is about, in the server's words or our own. */
export async function refusedBy(
  answer: { json(): Promise<unknown> } | 'unreachable',
  fallback: Message,
  fields: Record<string, string> = {},
  ownWords: Record<string, Message> = {},
): Promise<Refused> {
  if (answer === 'unreachable') return new Refused({ failure: await failureOf(answer, fallback) })
  const refusal = await refusalOf(answer)
  const message = refusal && (ownWords[refusal.code] ?? refusal.message)
  const field = refusal && fields[refusal.code]
  if (field && message) return new Refused({ problems: { [field]: message } })
  return new Refused({ failure: { message: message ?? fallback } })
}
