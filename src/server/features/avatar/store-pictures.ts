import type { FileStore } from '#server/storage/file-store.ts'
import { newPictureFolder } from '#server/storage/picture-folder.ts'
import type { AvatarPictures } from './avatar-pictures.ts'

/** Answers the avatar_url under which they are found. */
export async function storePictures(
  files: FileStore,
  userId: string,
  pictures: AvatarPictures,
): Promise<string> {
  const folder = newPictureFolder(userId)
  try {
    for (const [size, bytes] of Object.entries(pictures)) await files.put(`${folder}/${size}.webp`, bytes)
  } catch (error) {
    await files.deleteFolder(folder).catch(() => {})
    throw error
  }
  return `/${folder}`
}
