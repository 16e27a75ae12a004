import { hc } from 'hono/client'
import type { AppType } from '#server/http/app.ts'

let sessionRefused = () => {}

/** Called when the server answers that there is no session (any more). */
export function onSessionRefused(listener: () => void) {
  sessionRefused = listener
}

async function fetchNoticingTheSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const wrongPassword = input.toString() === '/api/session'
  if (response.status === 401 && !wrongPassword) sessionRefused()
  return response
}

export const { api } = hc<AppType>('/', { fetch: fetchNoticingTheSession })
