import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openToOthers } from '#tests/support/open-to-others.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone } from '#tests/support/someone.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

const run = promisify(execFile)

test('after a start on a folder that others could read, nobody but its owner can read any file in it', async () => {
  const ground = await serverGround()
  mkdirSync(join(ground.dataDir, 'avatars'))
  writeFileSync(join(ground.dataDir, 'avatars/left-behind'), 'from before')
  for (const path of ['.', ...readdirSync(ground.dataDir, { recursive: true }).map(String)]) {
    const isFolder = statSync(join(ground.dataDir, path)).isDirectory()
    chmodSync(join(ground.dataDir, path), isFolder ? 0o755 : 0o666)
  }

  const server = await startServer(ground)
  onTestFinished(() => server.stop())
  expect(openToOthers(ground.dataDir)).toEqual([])
  // Writes rows, a picture and a mail.
  const ida = await someone(server.origin)
  expect((await uploadPicture(server.origin, ida)).status).toBe(200)
  expect((await ida.post('/api/password-resets', { email: ida.email })).status).toBe(202)
  await expect.poll(async () => (await server.outbox()).length).toBeGreaterThan(0)
  await run(process.execPath, ['src/server/backup.ts', join(ground.dataDir, 'club.plimsoll')], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: ground.dataDir, ...ground.env },
  })
  expect(openToOthers(ground.dataDir)).toEqual([])
})
