import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * They start servers again and again, or wait for one that ends. Begun last, each would keep one core busy while the
 * others have nothing left to do.
 */
const LONG = [
  'killed-server',
  'backup-commands',
  'several-servers',
  'attempt-limits',
  'avatars',
  'live-restart',
  'stopping',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(`/${name}`))
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
