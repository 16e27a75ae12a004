import { randomBytes } from 'node:crypto'

export type StoredFile = { key: string; writtenAt: Date }

/** Where uploaded files live, by keys such as avatars/{userId}/{random}/small.webp. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes every file whose key starts with the folder and a slash; a folder that is not there is fine. */
  deleteFolder: (folder: string) => Promise<void>
  /** Every file whose key starts with the folder and a slash, a page at a time. */
  list: (folder: string) => AsyncIterable<StoredFile>
}

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
