import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { readdir, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { authenticator } from '#tests/support/authenticator.ts'
import { guardFolder } from '#tests/support/orphan-guard.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'
import { startServer } from '#tests/support/server-process.ts'
import { someone } from '#tests/support/someone.ts'

type Ground = Awaited<ReturnType<typeof serverGround>>

const run = promisify(execFile)

/** `npm run backup` or `npm run restore`, on the ground of a server. */
async function command(name: 'backup' | 'restore', file: string, { dataDir, env }: Ground) {
  const { stdout } = await run(process.execPath, [`src/server/${name}.ts`, file], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
  })
  return stdout
}

test('a running server is backed up, and restored elsewhere knows its accounts and second steps, and no session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-backup-'))
  guardFolder(folder)
  const file = join(folder, 'club.plimsoll')
  const ground = await serverGround()
  const server = await startServer(ground)
  const coach = await someone(server.origin, { role: 'manager', fullName: 'Marta Kowalczyk' })
  expect((await coach.team.post('/metrics/starter-set')).status).toBe(201)

  const password = 'a good password'
  const { body } = await coach.post('/api/account/two-factor/set-up', { password })
  const phone = authenticator(body.key)
  const on = { setUp: body.setUp, code: phone.codeOf(new Date()) }
  expect((await coach.put('/api/account/two-factor', on)).status).toBe(200)

  expect(await command('backup', file, ground)).toContain(`Backed up to ${file}`)
  expect(await readdir(folder)).toEqual(['club.plimsoll', 'club.plimsoll.erased'])
  expect((await stat(file)).mode & 0o777, 'for its owner alone').toBe(0o600)
  await server.stop()

  const elsewhere = await serverGround({ isNew: true })
  expect(await command('restore', file, elsewhere)).toMatch(/^Restored \d+ rows and 0 files/)
  const restored = await startServer({ ...elsewhere, port: Number(new URL(server.origin).port) })
  expect((await coach.team.get('/metrics')).status).toBe(401)
  expect((await coach.signIn(coach.email)).status).toBe(202)
  const next = phone.codeOf(new Date(Date.now() + 30_000))
  expect((await coach.post('/api/session/second-step', { code: next })).status).toBe(200)
  expect(await coach.profile()).toMatchObject({ fullName: 'Marta Kowalczyk' })
  expect((await coach.team.get('/metrics')).body.metrics).toHaveLength(5)
  await restored.stop()

  await truncate(file, (await stat(file)).size - 20)
  await expect(command('restore', file, await serverGround({ isNew: true }))).rejects.toThrow(
    /no backup, or a damaged one/,
  )
})

test('a backup of a folder without a database fails, and makes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-backup-'))
  guardFolder(folder)
  const dataDir = join(folder, 'elsewhere')
  const file = join(folder, 'club.plimsoll')
  await expect(command('backup', file, { dataDir, env: {} })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`there is no database in ${dataDir}`),
  })
  expect(existsSync(dataDir)).toBe(false)
  expect(await readdir(folder)).toEqual([])
})
