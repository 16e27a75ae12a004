import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardFolder } from './orphan-guard.ts'
import { repositoryRoot } from './repository-root.ts'

const COPIED = [
  'src',
  'tests',
  'scripts',
  'bench',
  'prove',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'drizzle.config.ts',
  'playwright.config.ts',
  'playwright.engines.config.ts',
  'react-router.config.ts',
  'vite.config.ts',
  'vitest.config.ts',
]

/** A folder with the sources of this tree, to be changed, and with the packages of this one. */
export function copyOfTheTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plimsoll-tree-'))
  guardFolder(copy)
  for (const name of COPIED) {
    cpSync(join(repositoryRoot, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
