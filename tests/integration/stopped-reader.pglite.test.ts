import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { mails } from '#database/schema/mails.ts'
import { askForBackup, offerBackups } from '#server/backup/backup-socket.ts'
import { createClient } from '#tests/support/client.ts'
import { startTestApp } from '#tests/support/test-app.ts'

/** More than the buffers between a server and its reader hold, and nothing that can be compressed. */
const MAILS = 40
const MAIL_BYTES = 100_000

test('a backup that nobody reads on is given up, and the server answers again', async () => {
  const lines: string[] = []
  const app = await startTestApp({}, pino({ level: 'error' }, { write: (line) => void lines.push(line) }))
  const endBackups = offerBackups(app.services, 1000)
  onTestFinished(async () => {
    endBackups()
    await app.stop()
  })
  for (let n = 0; n < MAILS; n++) {
    const text = randomBytes(MAIL_BYTES).toString('base64')
    await app.db.system.insert(mails).values({ recipient: 'ida@example.org', subject: 'Hello', text })
  }

  const reader = askForBackup(app.services.config.dataDir)
  await once(reader, 'readable')
  expect((await createClient(app.origin).get('/readyz')).status).toBe(200)
  await app.services.background.settled()
  expect(lines.join('')).toContain('Nobody took what was read for a backup')
  reader.destroy()
})
