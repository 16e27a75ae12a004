import { and, asc, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { absences } from '#database/schema/absences.ts'
import { corrections } from '#database/schema/corrections.ts'
import { dayReplies } from '#database/schema/day-replies.ts'
import { digests } from '#database/schema/digests.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { lookedAt } from '#database/schema/looked-at.ts'
import { mails } from '#database/schema/mails.ts'
import { healthProblems } from '#database/schema/health-problems.ts'
import { healthRounds } from '#database/schema/health-rounds.ts'
import { invitations } from '#database/schema/invitations.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { reminders } from '#database/schema/reminders.ts'
import { submissions } from '#database/schema/submissions.ts'
import { teams } from '#database/schema/teams.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { addDays, localDayIn } from '#domain/calendar/local-day.ts'
import { KEPT_LOOK_DAYS } from '#domain/insight/looked-at.ts'
import { KEPT_REMINDER_DAYS } from '#domain/reminder/reminder-limits.ts'
import {
  firstKeptDay,
  firstKeptInstant,
  RETENTION_YEARS,
  UNCONFIRMED_DAYS,
} from '#domain/retention/retention-periods.ts'
import { ARCHIVED_DAYS } from '#domain/team/team.ts'
import { removeUnconfirmedBefore } from '#server/auth/unconfirmed.ts'
import type { Services } from '#server/http/app-env.ts'
import { clearOutbox, outboxFolder } from '#server/mail/outbox.ts'
import { endUnusedAccounts } from './end-unused-accounts.ts'
import type { Job } from './job.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Once a day, in the first hour the server is up: a club's computer may never be on at night. */
const daily = (name: string, run: Job['run']): Job => ({
  name,
  pattern: '37 * * * *',
  slotMin: 24 * 60,
  run,
})

/** Delete what is past the periods of the privacy page (docs/decisions/0014); if one fails, the others still run. */
export const retentionJobs: Job[] = [
  daily('delete-old-records', deleteOldRecords),
  daily('delete-old-messages', deleteOldMessages),
  daily('erase-archived-teams', eraseArchivedTeams),
  daily('end-unconfirmed', endUnconfirmed),
  daily('end-unused-accounts', endUnusedAccounts),
  daily('remove-stray-pictures', removeStrayPictures),
]

/** A person registered by somebody else need not ask us to be forgotten. Without SMTP no address gets confirmed. */
export async function endUnconfirmed({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  if (!config.smtpUrl) return
  await removeUnconfirmedBefore(db.system, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS))
}

/** With their questions and the answers to them, as the confirmation of archiving says. */
async function eraseArchivedTeams({ db }: Pick<Services, 'db'>, now: Date) {
  await db.system.delete(teams).where(lt(teams.archivedAt, new Date(now.getTime() - ARCHIVED_DAYS * DAY_MS)))
}

const ROWS_AT_ONCE = 1000

/** Communication records: what is known of mails and invitations, and the files mails became without SMTP. */
async function deleteOldMessages({ db, config }: Pick<Services, 'db' | 'config'>, now: Date) {
  const keptFrom = firstKeptInstant(RETENTION_YEARS.communication, now)
  await deleteBefore(db.system, mails, keptFrom)
  await deleteBefore(db.system, invitations, keptFrom)
  await clearOutbox(outboxFolder(config), keptFrom)
  // With their mails, of which each athlete, and each of the staff, may get hundreds a year.
  const remindedFrom = new Date(now.getTime() - KEPT_REMINDER_DAYS * DAY_MS)
  await db.system.delete(reminders).where(lt(reminders.dueAt, remindedFrom))
  await db.system.delete(digests).where(lt(digests.dueAt, remindedFrom))
}

async function deleteBefore(system: Orm, table: typeof mails | typeof invitations, keptFrom: Date) {
  const some = system
    .select({ id: table.id })
    .from(table)
    .where(lt(table.createdAt, keptFrom))
    .limit(ROWS_AT_ONCE)
  let deleted
  do {
    deleted = await system.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
  } while (deleted.length === ROWS_AT_ONCE)
}

/** Small, so that no statement delays the requests of athletes for long. */
const ATHLETES_AT_ONCE = 50

/** Performance and health data, and who opened them, by the calendar day they are about; by athlete, since the indexes begin with that. */
async function deleteOldRecords({ db }: Pick<Services, 'db'>, now: Date) {
  const performanceFrom = firstKeptDay(RETENTION_YEARS.performance, now)
  const healthFrom = firstKeptDay(RETENTION_YEARS.health, now)
  const viewsFrom = firstKeptInstant(RETENTION_YEARS.health, now)
  // They have no effect any more, in whichever time zone.
  const looksFrom = addDays(localDayIn('UTC', now), -KEPT_LOOK_DAYS - 1)
  for await (const ids of athletes(db.system)) {
    const ofThem = (
      table: typeof trainingSessions | typeof metricResponses | typeof dailyMetrics,
      from: string,
    ) => and(inArray(table.athleteId, ids), lt(table.date, from))
    await db.system.delete(trainingSessions).where(ofThem(trainingSessions, performanceFrom))
    await db.system.delete(metricResponses).where(ofThem(metricResponses, healthFrom))
    await db.system.delete(dailyMetrics).where(ofThem(dailyMetrics, healthFrom))
    // Each goes with what it is about.
    const isOld = or(
      lt(corrections.date, performanceFrom),
      and(isNotNull(corrections.metricId), lt(corrections.date, healthFrom)),
    )
    await db.system.delete(corrections).where(and(inArray(corrections.athleteId, ids), isOld))
    await db.system
      .delete(submissions)
      .where(and(inArray(submissions.athleteId, ids), lt(submissions.day, healthFrom)))
    await db.system
      .delete(dayReplies)
      .where(and(inArray(dayReplies.athleteId, ids), lt(dayReplies.day, healthFrom)))
    // With why. One that nobody has ended goes on.
    await db.system
      .delete(absences)
      .where(and(inArray(absences.athleteId, ids), lt(absences.absentUntil, healthFrom)))
    // With what was found, its steps and the answers about it. One that nobody has ended goes on.
    await db.system
      .delete(healthProblems)
      .where(and(inArray(healthProblems.athleteId, ids), lt(healthProblems.resolvedOn, healthFrom)))
    await db.system
      .delete(healthRounds)
      .where(and(inArray(healthRounds.athleteId, ids), lt(healthRounds.week, healthFrom)))
    await db.system
      .delete(recordViews)
      .where(and(inArray(recordViews.athleteId, ids), lt(recordViews.lastAt, viewsFrom)))
    await db.system.delete(lookedAt).where(and(inArray(lookedAt.athleteId, ids), lt(lookedAt.day, looksFrom)))
  }
}

async function* athletes(system: Orm) {
  let last: string | undefined
  do {
    const page = await system
      .select({ id: profiles.id })
      .from(profiles)
      .where(last ? gt(profiles.id, last) : undefined)
      .orderBy(asc(profiles.id))
      .limit(ATHLETES_AT_ONCE)
    last = page.at(-1)?.id
    if (last) yield page.map(({ id }) => id)
  } while (last)
}

const PICTURE = /^(avatars\/([0-9a-f-]{36})\/[\w-]+)\//
/** Killed processes leave no more. A copy that sees another server's bucket finds more, and more than are shown. */
const FEW = 10

/**
 * Pictures that no profile shows: a process that is killed between an upload's files and its row leaves the new one;
 * a process that is killed right after the row leaves the former one. An upload takes less than a day.
 */
export async function removeStrayPictures({ db, files }: Pick<Services, 'db' | 'files'>, now: Date) {
  const before = now.getTime() - DAY_MS
  const strays = new Set<string>()
  const shown = new Set<string>()
  for await (const { key, writtenAt } of files.list('avatars')) {
    const [, folder, userId] = PICTURE.exec(key) ?? []
    if (!folder || !userId || strays.has(folder) || shown.has(folder)) continue
    if (await isShown(db.system, userId, folder)) shown.add(folder)
    else if (writtenAt.getTime() < before) strays.add(folder)
  }
  if (strays.size > FEW && strays.size > shown.size) {
    throw new Error(
      'Most pictures are of nobody here: is this a copy with the S3 settings of another server?',
    )
  }
  for (const folder of strays) await files.deleteFolder(folder)
}

async function isShown(system: Orm, userId: string, folder: string): Promise<boolean> {
  const isIt = and(eq(profiles.id, userId), eq(profiles.avatarUrl, `/${folder}`))
  return (await system.select({ id: profiles.id }).from(profiles).where(isIt)).length > 0
}
