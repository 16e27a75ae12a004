import { hc } from 'hono/client'
import type { AppType } from '#server/app.ts'

let sessionRefused = () => {}

/** Called when the server answers that there is no session (any more). */
export function onSessionRefused(listener: () => void) {
  sessionRefused = listener
}

let reading = new AbortController()

/** Aborted when the session is about to end. */
export const sessionSignal = (): AbortSignal => reading.signal

/** Breaks off every read that is under way: once the session has ended, they would all be refused. */
export function breakOffReads() {
  reading.abort()
  reading = new AbortController()
}

async function fetchNoticingTheSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init?.method === 'GET' ? { signal: reading.signal, ...init } : init)
  const wrongPassword = input.toString() === '/api/session'
  if (response.status === 401 && !wrongPassword) sessionRefused()
  return response
}

export const { api } = hc<AppType>('/', { fetch: fetchNoticingTheSession })
