import { randomBytes } from 'node:crypto'

const ADDRESS_BYTES = 16

/** A folder under an address nobody can guess, which is also the picture's avatar_url. */
export const newPictureFolder = (userId: string) =>
  `avatars/${userId}/${randomBytes(ADDRESS_BYTES).toString('base64url')}`

/** Strict, since what it names is deleted. */
export function folderOf(avatarUrl: string): string {
  const [, folder] = /^\/(avatars\/[0-9a-f-]{36}\/[\w-]+)$/.exec(avatarUrl) ?? []
  if (!folder) throw new Error('an avatar_url that names no picture of ours')
  return folder
}
