import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import type { Someone } from '#tests/support/someone.ts'

export type HeldRequest = { finish: () => Promise<{ status: number; code: unknown }> }

/** Sends all of a request but the last byte of its body: the server knows who asks, and waits for what. */
export async function holdRequest(
  origin: string,
  { cookies }: Pick<Someone, 'cookies'>,
  [method, path, body]: [method: string, path: string, body: object],
): Promise<HeldRequest> {
  const bytes = Buffer.from(JSON.stringify(body))
  const sent = request(`${origin}${path}`, {
    method,
    headers: {
      Connection: 'close',
      Cookie: cookieHeader(cookies),
      'Content-Type': 'application/json',
      'Content-Length': bytes.length,
    },
  })
  const answered = once(sent, 'response')
  await new Promise((flushed) => sent.write(bytes.subarray(0, -1), flushed))
  return {
    finish: async () => {
      sent.end(bytes.subarray(-1))
      const [response] = await answered
      const reply = await text(response)
      return { status: response.statusCode, code: reply && JSON.parse(reply).code }
    },
  }
}
