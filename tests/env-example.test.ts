import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, SETTINGS } from '#server/process/config.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

const textOf = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const example = parseEnv(textOf('.env.example'))

test('.env.example has every setting of the server, and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(SETTINGS.toSorted())
})

test('.env.example sets what holds without it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-example-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(example.DATA_DIR).toBe('./data')
  expect(readConfig({ ...example, DATA_DIR: folder })).toEqual(readConfig({ DATA_DIR: folder }))
})

test('compose.yaml passes on every setting but those that the image has', () => {
  const compose = textOf('compose.yaml')
  const unset = SETTINGS.filter((name) => !compose.includes(`\n      ${name}: `))
  expect(unset).toEqual(['PORT', 'HOST', 'DATA_DIR'])
})

test('docs/architecture.md explains every setting', () => {
  const map = textOf('docs/architecture.md')
  expect(SETTINGS.filter((name) => !map.includes(`\`${name}\``))).toEqual([])
})
