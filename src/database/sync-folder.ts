import { open } from 'node:fs/promises'

/** The errors of Windows, and of file systems that can't sync a folder. */
const NOT_POSSIBLE = ['EISDIR', 'EPERM', 'EINVAL', 'ENOTSUP']

/** A renamed file outlives a power cut under its new name once its folder is on the disk too. */
export async function syncFolder(folder: string) {
  try {
    await using handle = await open(folder)
    await handle.sync()
  } catch (error) {
    if (!isNotPossible(error)) throw error
  }
}

export const isNotPossible = (error: unknown) =>
  NOT_POSSIBLE.includes((error as NodeJS.ErrnoException).code ?? '')
