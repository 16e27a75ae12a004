import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createClient } from '#tests/support/client.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone } from '#tests/support/someone.ts'
import { filesWith } from '#tests/support/traces.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

type Ground = Awaited<ReturnType<typeof serverGround>>

const run = promisify(execFile)

async function command(name: 'backup' | 'restore', args: string[], { dataDir, env }: Ground) {
  const { stdout } = await run(process.execPath, [`src/server/${name}.ts`, ...args], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
  })
  return stdout
}

/** Whether each of them has an account on that ground, as sign-in answers. */
async function signIns(ground: Ground, ...people: { email: string }[]) {
  const server = await startServer(ground)
  const replies = []
  for (const { email } of people) replies.push((await createClient(server.origin).signIn(email)).status)
  await server.stop()
  return replies
}

test('an account that was erased after a backup stays erased when that backup is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-erased-'))
  guardFolder(folder)
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  const ground = await serverGround()
  const server = await startServer(ground)
  const [ida, bo] = [await someone(server.origin), await someone(server.origin)]
  expect((await uploadPicture(server.origin, ida)).status).toBe(200)
  await command('backup', [before], ground)
  expect((await ida.post('/api/account/deletion', { password: 'a good password' })).status).toBe(204)
  await expect.poll(() => readdirSync(ground.dataDir)).toContain('erased')
  await command('backup', [after], ground)
  await server.stop()
  expect(filesWith(join(ground.dataDir, 'erased'), [ida.id, ida.email]), 'a number and a time').toEqual([])

  const told = await serverGround()
  expect(await command('restore', [before, '--erased', `${after}.erased`], told)).toContain('now again: 1.')
  expect(await signIns(told, ida, bo)).toEqual([401, 200])
  expect(readdirSync(join(told.dataDir, 'avatars')), 'nor is the picture there').toEqual([])

  // The list of that day does not know of it. The list that was kept with the data does, however the rows came back.
  const untold = await serverGround()
  expect(await command('restore', [before, '--erased', `${before}.erased`], untold)).toContain(
    'now again: 0.',
  )
  cpSync(join(ground.dataDir, 'erased'), join(untold.dataDir, 'erased'), { recursive: true })
  expect(await signIns(untold, ida, bo)).toEqual([401, 200])
})

test('a list that is none stops a restore before it begins', async () => {
  const dataDir = join(tmpdir(), 'plimsoll-not-made')
  const restore = command('restore', ['club.plimsoll', '--erased', 'package.json'], { dataDir, env: {} })
  await expect(restore).rejects.toMatchObject({
    stderr: expect.stringContaining('is no list of erased accounts'),
  })
})
