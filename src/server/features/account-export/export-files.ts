import type { Database } from '#database/database.ts'
import type { Profile } from '#domain/account/profile.ts'
import { lastUseOf } from '#server/auth/account-use.ts'
import { signInsOf } from '#server/auth/auth-sessions.ts'
import { twoFactorOf } from '#server/auth/two-factor/switch-two-factor.ts'
import type { Services } from '#server/http/app-env.ts'
import { mailsOf } from '#server/mail/mail-queue.ts'
import { ownTables } from './own-tables.ts'
import { csvPieces, type ExportRow, type ExportTable, type FileToZip, jsonPieces } from './pieces.ts'

/** All that is the user's. */
export async function exportFiles({ db, files }: Services, actor: Profile, now: Date): Promise<FileToZip[]> {
  const tables = [...ownTables(db, actor), ...systemTables(db, actor)]
  const picture = actor.avatarUrl && (await files.get(`${actor.avatarUrl.slice(1)}/large.webp`))
  return [
    { name: 'README.txt', content: only(readMe(actor, now)) },
    ...tables.flatMap((table) => [
      { name: `${table.name}.csv`, content: csvPieces(table) },
      { name: `${table.name}.json`, content: jsonPieces(table) },
    ]),
    ...(picture ? [{ name: 'picture.webp', content: only(picture) }] : []),
  ]
}

async function* only<Piece>(piece: Piece) {
  yield piece
}

const ATHLETE = `training-sessions   each session you logged and each rest you declared
answers             your answers to the questions of your teams, with the question as it reads today
corrections         what was corrected of them later, by whom and when, and what stood there before
replies             what your teams' staff said of your days, by whom and when, and what you answered
absences            when you could not train fully or had days off, who said so, and why
health-problems     the injuries and illnesses you or your staff reported, and what was found
return-steps        the steps of your returns from them, and who confirmed each
health-rounds       what you answered in the weekly rounds about them, with the score of OSTRC-H2
submissions         when you sent them, and when they arrived
daily-metrics       the blank row written when you joined a team
teams               when you joined and left, and from which day on you share
groups              the groups your team's staff put you into, and since when
consents            what you agreed to share, since when, and the version of the text you were asked with
opened-by           who of your teams' staff opened your answers, statistics, insights or an export of them
looked-at           what of you stood out in the last weeks and was looked at, by whom and when
reminder-choices    how you want to be reminded of your check-in
reminders           when you were, in the last weeks`

const MANAGER = `teams               the teams you work for, and your duty there
team-settings       when your team's form opens and closes, and in which time zone
metrics             the questions you ask
invitations         the invitations you made, without their codes
athletes            the names of the athletes on your team
groups              the groups you made of them, and how many are in each
replies             what you said of their days, as long as they are on your team
digest-choices      of which teams you want to hear how many answered, and by which way
digests             of which days you did, in the last weeks`

const NOT_THE_MANAGERS = `
What your athletes report is theirs and not part of your data: each of them can download it. As long as they are on
your team, you find it under Statistics.
`

/** Says what is in the archive, to somebody who opens it years later. */
function readMe({ fullName, role }: Profile, madeAt: Date): string {
  return `The data of ${fullName || 'your account'} on Plimsoll, as of ${madeAt.toISOString()}.

Every table is here twice, as .csv for a spreadsheet and as .json for a program. Times are in UTC; dates are days of the
team's calendar. In the .csv files a text that a spreadsheet would take for a formula has an apostrophe before it.

profile             your account
picture.webp        your picture, if you have one
${role === 'athlete' ? ATHLETE : MANAGER}
sign-ins            the browsers you are signed in with
notified-devices    those of them in which you want to be notified, without the address that your browser gave for it
two-step-sign-in    since when it is on, if it is, and how many recovery codes are left
last-use            when you last used the account, and were warned that it is about to be deleted
mails               what was mailed to you or on your behalf: address, subject and time. Texts are not kept.
${role === 'athlete' ? '' : NOT_THE_MANAGERS}
Your password and recovery codes are stored as hashes that cannot be turned back, and are not here; nor is the key in your
authenticator app.
`.replaceAll('\n', '\r\n')
}

/** What the server keeps of a user where their own rights do not reach. */
function systemTables(db: Database, actor: Profile): ExportTable[] {
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
