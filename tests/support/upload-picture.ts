import { cookieHeader } from '#tests/support/cookie-header.ts'
import { picture } from '#tests/support/pictures.ts'
import type { Someone } from '#tests/support/someone.ts'

/** Gives someone a small picture of themselves. */
export const uploadPicture = async (origin: string, { cookies }: Pick<Someone, 'cookies'>) =>
  fetch(`${origin}/api/avatar`, {
    method: 'PUT',
    body: new Uint8Array(await picture(64, 64).toBuffer()),
    headers: { Cookie: cookieHeader(cookies), 'Content-Type': 'image/png' },
  })

/** The same; the answer is what everyone sees of it from now on. */
export async function seenPicture(origin: string, user: Pick<Someone, 'cookies'>): Promise<Buffer> {
  const { avatarUrl } = (await (await uploadPicture(origin, user)).json()) as { avatarUrl: string }
  return Buffer.from(await (await fetch(`${origin}${avatarUrl}/small.webp`)).arrayBuffer())
}
