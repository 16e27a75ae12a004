import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { copyMigratedFolder } from '#tests/support/migrated-folder.ts'
import { guardFolder, guardProcess } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'

/** The parser takes 600 MB, what comes next 40. */
const MOST_BYTES = 150_000_000

const QUERIES = `
  const { openPglite } = await import('#database/connect/pglite.ts')
  const client = await openPglite(process.argv[1])
  for (let turn = 0; turn < 100; turn++) await client.query('select ' + turn)
  await client.close()`

test('no function of PGlite takes V8 hundreds of megabytes to optimise, and others are optimised', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-program-'))
  guardFolder(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  copyMigratedFolder(dataDir)
  // What is called often enough is optimised at once, and said.
  const flags = ['--trace-wasm-compilation-times', '--wasm-sync-tier-up', '--wasm-tiering-budget=2000000']
  const child = spawn(process.execPath, [...flags, '--input-type=module', '--eval', QUERIES, dataDir], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  guardProcess(child, 'SIGKILL')
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(code).toBe(0)
  const optimised = said.matchAll(/using TurboFan, took \d+ ms and (\d+) /g)
  const bytes = Array.from(optimised, ([, most]) => Number(most))
  expect(bytes.length).toBeGreaterThan(10)
  expect(Math.max(...bytes)).toBeLessThan(MOST_BYTES)
})
