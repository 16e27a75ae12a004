import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What `find folder -perm /077` prints. */
export function openToOthers(folder: string): string[] {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))),
  ]
  // A file may go while the list is read.
  return paths.filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
}
