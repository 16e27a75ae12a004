import type { ApiReply } from '#tests/support/api-reply.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'

export type Reply<Body = Record<string, unknown>> = { status: number; headers: Headers; body: Body }

/** A browser's worth of HTTP: it keeps cookies and speaks JSON. */
export function createClient(origin: string, defaultHeaders: Record<string, string> = {}) {
  const cookies = new Map<string, string>()

  async function send<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<ApiReply<Method, Path>>> {
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        Connection: 'close',
        Cookie: cookieHeader(cookies),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...defaultHeaders,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  return {
    cookies,
    get: <Path extends string>(path: Path, headers?: Record<string, string>) =>
      send('GET', path, undefined, headers),
    post: <Path extends string>(path: Path, body?: unknown, headers?: Record<string, string>) =>
      send('POST', path, body ?? {}, headers),
    put: <Path extends string>(path: Path, body?: unknown, headers?: Record<string, string>) =>
      send('PUT', path, body ?? {}, headers),
    delete: <Path extends string>(path: Path, headers?: Record<string, string>) =>
      send('DELETE', path, undefined, headers),
    send,
    register: (account: {
      email: string
      role?: string
      fullName?: string
      password?: string
      timeZone?: string
      invitationCode?: string
    }) =>
      send('POST', '/api/accounts', {
        fullName: 'Some One',
        password: 'a good password',
        role: 'athlete',
        ...account,
      }),
    signIn: (email: string, password = 'a good password') =>
      send('POST', '/api/session', { email, password }),
    profile: async () => (await send('GET', '/api/session')).body.profile,
  }
}
