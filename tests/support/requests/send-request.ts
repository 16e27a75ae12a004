import { cookieHeader } from '#tests/support/cookie-header.ts'
import type { ReceivedReply } from './reply-faults.ts'
import type { ApiRequest } from './requests-for.ts'

type Sent = ApiRequest & { cookies: Map<string, string> }

const ENDLESS = 'text/event-stream'

/** Sends it as it is, and reads the whole reply unless it has no end. */
export async function sendRequest(
  origin: string,
  { method, path, headers, body, cookies }: Sent,
): Promise<ReceivedReply> {
  const stop = new AbortController()
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    signal: stop.signal,
    headers: { ...headers, Cookie: cookieHeader(cookies) },
    ...(body !== undefined && { body }),
  })
  const contentType = response.headers.get('Content-Type') ?? ''
  const { status } = response
  if (contentType !== ENDLESS) return { status, contentType, text: await response.text() }
  stop.abort()
  return { status, contentType, text: '' }
}
