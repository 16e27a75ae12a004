import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

type Lockfile = { packages: Record<string, { version: string }> }

const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lockfile
const forX64 = Object.keys(packages).filter((path) => path.includes('linux-x64'))

test('some packages are made for a processor', () => expect(forX64.length).toBeGreaterThan(10))

test.each(forX64)('%s has its like for ARM, of the same version', (path) => {
  const forArm = packages[path.replace('linux-x64', 'linux-arm64')]
  expect(forArm?.version).toBe(packages[path]?.version)
})
