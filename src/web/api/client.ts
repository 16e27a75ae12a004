import { i18n } from '#web/language/i18n.ts'
import { type Sent, typedClient } from './typed-client.ts'

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

/** And every one that the page begins from now on, until `breakOffReads`: for a page that is about to be left. */
export function refuseReads() {
  reading.abort()
}

async function fetchNoticingTheSession(url: string, init: Sent): Promise<Response> {
  const headers = { 'Accept-Language': i18n.locale, ...init.headers }
  const signal = init.method === 'GET' ? { signal: reading.signal } : {}
  const response = await fetch(url, { ...signal, ...init, headers })
  const wrongPassword = url === '/api/session'
  if (response.status === 401 && !wrongPassword) sessionRefused()
  return response
}

export const { api } = typedClient(fetchNoticingTheSession)
