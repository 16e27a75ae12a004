import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const text = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8')
const listed = [...text.matchAll(/^\| v5\.0\.0-([\d., ]+)\|/gm)].flatMap(([, ids = '']) =>
  ids.trim().split(', '),
)

test('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
})

test('a requirement is listed once', () => {
  expect(listed.filter((id) => !/^\d+\.\d+\.\d+$/.test(id))).toEqual([])
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
})
