import { randomBytes } from 'node:crypto'
import type { FileStore } from '#server/storage/file-store.ts'
import type { AvatarPictures } from './avatar-pictures.ts'

const ADDRESS_BYTES = 16

/** Under an address nobody can guess, which is also the picture's avatar_url. */
export async function storePictures(
  files: FileStore,
  userId: string,
  pictures: AvatarPictures,
): Promise<string> {
  const folder = `avatars/${userId}/${randomBytes(ADDRESS_BYTES).toString('base64url')}`
  try {
    for (const [size, bytes] of Object.entries(pictures)) await files.put(`${folder}/${size}.webp`, bytes)
  } catch (error) {
    await files.deleteFolder(folder).catch(() => {})
    throw error
  }
  return `/${folder}`
}

/** Strict, since what it names is deleted. */
export function folderOf(avatarUrl: string): string {
  const [, folder] = /^\/(avatars\/[0-9a-f-]{36}\/[\w-]+)$/.exec(avatarUrl) ?? []
  if (!folder) throw new Error('an avatar_url that names no picture of ours')
  return folder
}
