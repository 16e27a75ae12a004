import { pino } from 'pino'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One JSON object per line. Nothing personal goes in: no name, address, e-mail, token, body or query string. */
export function createLog(level: LogLevel) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export type Log = ReturnType<typeof createLog>
