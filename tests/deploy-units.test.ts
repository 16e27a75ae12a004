import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const settingsOf = (unit: string) =>
  readFileSync(join(repositoryRoot, 'deploy', unit), 'utf8')
    .split('\n')
    .filter((line) => /^(User|WorkingDirectory|EnvironmentFile|Environment)=/.test(line))

test('the nightly backup runs as the server does, on its data', () => {
  expect(settingsOf('plimsoll-backup.service')).toHaveLength(4)
  expect(settingsOf('plimsoll-backup.service')).toEqual(settingsOf('plimsoll.service'))
})
