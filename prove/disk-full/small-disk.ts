import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../ground.ts'
import { NotTried } from '../part.ts'

export type SmallDisk = { folder: string; fill: () => void; makeRoom: () => void; remove: () => void }

/** A tmpfs of its own. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder()
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=0777`,
    'tmpfs',
    folder,
  ])
  if (status !== 0) throw new NotTried('for a small disk takes the right to mount one (Linux, as root)')
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc((bavail + 1) * bsize))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
