import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import type { Database } from '#database/database.ts'
import type { Config } from './process/config.ts'
import { outboxFolder } from './mail/outbox.ts'

function shown(folder: string): string {
  const path = relative(process.cwd(), folder)
  return path.startsWith('..') ? folder : `./${path}`
}

/** What an operator wants to know at the start: where, with what, and what next. */
export function welcome(config: Config, db: Database, address: AddressInfo): string {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  const lines = [
    ['open', config.publicOrigin],
    [
      'data',
      db.engine === 'pglite'
        ? `${shown(config.dataDir)} (embedded PGlite; DATABASE_URL uses PostgreSQL)`
        : db.location,
    ],
    ['mail', config.smtpUrl ? 'SMTP' : `files in ${shown(outboxFolder(config))} (SMTP_URL sends them)`],
    [
      'AI  ',
      config.ai ? `insights by ${config.ai.model}` : 'insights computed here (AI_API_KEY asks a provider)',
    ],
    ['demo', 'npm run demo (with the server stopped) loads a demo team'],
  ]
  return [
    `Plimsoll is listening on http://${host}:${address.port}`,
    ...lines.map(([name, value]) => `  ${name}  ${value}`),
  ].join('\n')
}
