import { pino } from 'pino'
import type { Config } from './config.ts'

/** One JSON object per line. Nothing personal goes in: no name, address, e-mail, token, body or query string. */
export function createLog(level: Config['logLevel']) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type Log = ReturnType<typeof createLog>
