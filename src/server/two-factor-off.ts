import { DatabaseRefused } from '#database/database-error.ts'
import { switchOffFor } from './auth/two-factor/switch-two-factor.ts'
import { readConfigOfExisting, WrongConfiguration } from './process/config.ts'
import { createLog } from './process/log.ts'
import { createServices, openDatabase } from './services.ts'

try {
  await switchTwoFactorOff(process.argv[2])
} catch (error) {
  const expected = error instanceof WrongConfiguration || error instanceof DatabaseRefused
  console.error(expected ? error.message : error)
  process.exitCode = 1
}

/** `npm run two-factor-off -- ida@example.org`, for an owner who has lost phone and recovery codes. */
async function switchTwoFactorOff(email: string | undefined) {
  if (!email) throw new WrongConfiguration(['say whose: npm run two-factor-off -- ida@example.org'])
  const config = readConfigOfExisting({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const db = await openDatabase(config, log)
  try {
    const services = createServices({ config, db, log, clock: () => new Date() })
    const isOff = await switchOffFor(services, email)
    if (isOff) await services.mailQueue.deliver()
    console.log(
      isOff
        ? 'Two-step sign-in is off. Its owner is signed out everywhere and was told by mail.'
        : 'Nothing was changed: two-step sign-in is not on for this address.',
    )
    process.exitCode = isOff ? 0 : 1
  } finally {
    await db.close()
  }
}
