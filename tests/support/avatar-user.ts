import { type AvatarSize, AVATAR_SIZES_PX } from '#domain/account/avatar.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import { memberOf } from '#tests/support/member-of.ts'
import type { TestApp } from '#tests/support/test-app.ts'

export const AVATAR_SIZES = Object.keys(AVATAR_SIZES_PX) as AvatarSize[]

export type AvatarUser = Awaited<ReturnType<typeof avatarUser>>

/** Someone who uploads pictures of themselves. */
export async function avatarUser(app: TestApp, role: 'athlete' | 'manager' = 'athlete') {
  const client = await memberOf(app, { role })
  const headers = { Cookie: cookieHeader(client.cookies) }
  return {
    id: client.id,
    team: client.team,
    headers,
    avatarUrl: async () => (await client.profile())?.avatarUrl,
    upload: async (file: Uint8Array | ReadableStream, type = 'image/png') => {
      const body = file instanceof Uint8Array ? new Uint8Array(file) : file
      const options = { method: 'PUT', body, headers: { ...headers, 'Content-Type': type }, duplex: 'half' }
      const response = await fetch(`${app.origin}/api/avatar`, options)
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    },
    /** One size of an uploaded picture, as everyone sees it. */
    see: (avatarUrl: string, size: AvatarSize = 'large') => fetch(`${app.origin}${avatarUrl}/${size}.webp`),
    /** The same as bytes. */
    bytesSeen: async (avatarUrl: string, size: AvatarSize = 'large') =>
      Buffer.from(await (await fetch(`${app.origin}${avatarUrl}/${size}.webp`)).arrayBuffer()),
  }
}
