import { z } from 'zod'
import type { ModelEndpoint } from '#server/process/config.ts'
import type { Log } from '#server/process/log.ts'
import type { AskModel } from './ask-model.ts'

const TEMPERATURE = 0.7
/** Three lines take one kilobyte. */
const MAX_REPLY_BYTES = 1024 * 1024

const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
})

/**
 * Any provider that speaks the chat completions of OpenAI. No redirect is followed: it could lead the key elsewhere. Of an error
 * only its kind is logged: its text may quote the key or the question.
 */
export function chatCompletions({ baseUrl, apiKey, model, timeoutMs }: ModelEndpoint, log: Log): AskModel {
  return async ({ system, user, maxTokens }, gone) => {
    try {
      const answer = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]),
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          temperature: TEMPERATURE,
          max_tokens: maxTokens,
        }),
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        log.warn({ status: answer.status }, 'the AI provider refused')
        return { kind: REFUSALS[answer.status] ?? 'failed' }
      }
      const { choices } = Completion.parse(JSON.parse(await textUpTo(answer, MAX_REPLY_BYTES)))
      return { kind: 'reply', text: choices[0].message.content }
    } catch (error) {
      if (!gone.aborted)
        log.warn({ reason: reasonOf(error as Error) }, 'the AI provider gave no usable answer')
      return { kind: 'failed' }
    }
  }
}

const REFUSALS: Partial<Record<number, 'busy' | 'wrong-key'>> = { 401: 'wrong-key', 429: 'busy' }

/** What fetch throws says no more than 'fetch failed'; its cause has a code such as ECONNREFUSED. */
const reasonOf = ({ name, cause }: Error) => (cause as { code?: string } | undefined)?.code ?? name

/** The body as text; throws as soon as it turns out to be longer, without reading the rest. */
async function textUpTo({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop, however, cancels the stream.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new RangeError('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
