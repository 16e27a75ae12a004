import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authSessions } from '#database/schema/auth.ts'
import { mails } from '#database/schema/mails.ts'
import { profiles } from '#database/schema/profiles.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { readConfig } from '#server/process/config.ts'
import { createLog } from '#server/process/log.ts'
import { openDatabase } from '#server/services.ts'
import { repositoryRoot } from '#tests/support/repository-root.ts'
import { serverGround } from '#tests/support/server-ground.ts'

const run = promisify(execFile)

test('the operator switches it off for who has lost phone and codes, and who is told and signed out', async () => {
  const { dataDir, env } = await serverGround()
  const open = () => openDatabase(readConfig({ DATA_DIR: dataDir, ...env }), createLog('silent'))
  const command = (email: string) =>
    run(process.execPath, ['src/server/two-factor-off.ts', email], {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    })
  const now = new Date()
  const before = await open()
  const [owner] = await before.system.insert(profiles).values({ email: 'ida@example.org' }).returning()
  const accountId = owner!.id
  await before.system
    .insert(twoFactors)
    .values({ accountId, sealedKey: 'k', switchedOnAt: now, lastStep: 1, recoveryHashes: [] })
  await before.system.insert(authSessions).values({ userId: accountId, token: 't', expiresAt: now })
  await before.close()

  expect((await command('Ida@Example.org')).stdout).toContain('Two-step sign-in is off.')
  const after = await open()
  expect(await after.system.select().from(twoFactors)).toEqual([])
  expect(await after.system.select().from(authSessions)).toEqual([])
  expect(await after.system.select().from(mails).where(eq(mails.recipient, 'ida@example.org'))).toMatchObject(
    [{ subject: 'Two-step sign-in is off for your Plimsoll account', sentAt: expect.any(Date) }],
  )
  await after.close()
})
