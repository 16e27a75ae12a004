import type { Profile } from '#domain/account/profile.ts'
import type { Database } from '#database/database.ts'
import { lastUseOf } from '#server/auth/last-use-of.ts'
import { signInsOf } from '#server/auth/sign-ins-of.ts'
import { twoFactorOf } from '#server/auth/two-factor/two-factor-of.ts'
import { mailsOf } from '#server/mail/mails-of.ts'
import type { ExportRow, ExportTable } from './table-pieces.ts'

/** What the server keeps of a user where their own rights do not reach. */
export function systemTables(db: Database, actor: Profile): ExportTable[] {
  return [
    tableOf('sign-ins', ['device', 'signedInAt', 'endsAt'], () => signInsOf(db, actor.id)),
    tableOf('two-step-sign-in', ['switchedOnAt', 'recoveryCodesLeft'], () => twoFactorOf(db, actor.id)),
    tableOf('last-use', ['lastUsedAt', 'warnedAt'], () => lastUseOf(db, actor.id)),
    tableOf('mails', ['to', 'subject', 'writtenAt', 'sentAt'], () => mailsOf(db, actor)),
  ]
}

type Row = Record<string, string | number | Date | null>

function tableOf(name: string, columns: string[], read: () => PromiseLike<Row[]>): ExportTable {
  return {
    name,
    columns,
    async *pages() {
      yield (await read()).map(withTextualMoments)
    },
  }
}

const withTextualMoments = (row: Row): ExportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
