import type { Orm } from '#database/database.ts'
import { absenceDetails } from '#database/schema/absence-details.ts'
import { absences } from '#database/schema/absences.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { consents } from '#database/schema/consents.ts'
import { dayReplies } from '#database/schema/day-replies.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { groupMembers } from '#database/schema/group-members.ts'
import { groups } from '#database/schema/groups.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { CONSENT_SCOPES, CONSENT_TEXT_VERSION } from '#domain/consent/consent.ts'
import { insertAll } from './insert-all.ts'
import { demoId } from './random.ts'
import { type ProblemRows, writeProblems } from './write-problems.ts'

/** A team with its past. It can't be entered through the app, which takes the answers of today only. */
export type TeamRows = {
  team: typeof teams.$inferInsert & { id: string }
  /** The managers own it, the athletes are on it. */
  people: (typeof profiles.$inferInsert & { id: string })[]
  metrics: Omit<typeof customMetrics.$inferInsert, 'teamId'>[]
  formStatus?: Omit<typeof dailyFormStatus.$inferInsert, 'teamId'>
  groups?: { id: string; name: string; createdAt: Date; athleteIds: string[] }[]
  joined?: (typeof dailyMetrics.$inferInsert)[]
  answers: (typeof metricResponses.$inferInsert)[]
  sessions: (typeof trainingSessions.$inferInsert)[]
  /** Who of the staff opened what, and what they said of it. */
  views?: Omit<typeof recordViews.$inferInsert, 'teamId'>[]
  replies?: Omit<typeof dayReplies.$inferInsert, 'teamId'>[]
  absences?: (Omit<typeof absences.$inferInsert, 'teamId'> & {
    details?: Pick<typeof absenceDetails.$inferInsert, 'reason' | 'note'>
  })[]
  problems?: ProblemRows['problems']
  rounds?: ProblemRows['rounds']
}

/** All of them sign in with the same password. */
export async function writeTeam(tx: Orm, team: TeamRows, passwordHash: string): Promise<void> {
  const teamId = team.team.id
  await tx.insert(teams).values(team.team)
  await insertAll(tx, profiles, team.people)
  const [managers = [], athletes = []] = ['manager', 'athlete'].map((wanted) =>
    team.people.filter(({ role = 'athlete' }) => role === wanted),
  )
  const staff = managers.map(({ id, createdAt: since }) => ({
    teamId,
    accountId: id,
    duty: 'owner' as const,
    seesHealth: true,
    ...(since && { since }),
  }))
  await insertAll(tx, teamStaff, staff)
  const members = athletes.map(({ id, createdAt: joinedAt }) => ({
    id: demoId('member', id),
    teamId,
    athleteId: id,
    ...(joinedAt && { joinedAt }),
  }))
  await insertAll(tx, teamMembers, members)
  const agreed = athletes.flatMap(({ id, createdAt: givenAt = new Date() }) =>
    CONSENT_SCOPES.map((scope) => ({
      id: demoId(`consent-${scope}`, id),
      athleteId: id,
      teamId,
      scope,
      textVersion: CONSENT_TEXT_VERSION,
      givenAt,
    })),
  )
  await insertAll(tx, consents, agreed)
  const passwords = team.people.map(({ id, createdAt }) => ({
    id: demoId('password', id),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
    ...(createdAt && { createdAt }),
  }))
  await insertAll(tx, authAccounts, passwords)
  if (team.formStatus) await tx.insert(dailyFormStatus).values({ ...team.formStatus, teamId })
  await insertAll(
    tx,
    customMetrics,
    team.metrics.map((metric) => ({ ...metric, teamId })),
  )
  const given = team.groups ?? []
  await insertAll(
    tx,
    groups,
    given.map(({ id, name, createdAt }) => ({ id, name, createdAt, teamId })),
  )
  await insertAll(
    tx,
    groupMembers,
    given.flatMap(({ id: groupId, createdAt: since, athleteIds }) =>
      athleteIds.map((athleteId) => ({ groupId, teamId, athleteId, since })),
    ),
  )
  await insertAll(tx, dailyMetrics, team.joined ?? [])
  await insertAll(tx, metricResponses, team.answers)
  await insertAll(tx, trainingSessions, team.sessions)
  await insertAll(
    tx,
    recordViews,
    (team.views ?? []).map((view) => ({ ...view, teamId })),
  )
  await insertAll(
    tx,
    dayReplies,
    (team.replies ?? []).map((reply) => ({ ...reply, teamId })),
  )
  const away = team.absences ?? []
  await insertAll(
    tx,
    absences,
    away.map(({ details: _, ...absence }) => ({ ...absence, teamId })),
  )
  await insertAll(
    tx,
    absenceDetails,
    away.flatMap(({ id: absenceId, athleteId, details }) =>
      details ? [{ absenceId, teamId, athleteId, ...details }] : [],
    ),
  )
  await writeProblems(tx, teamId, { problems: team.problems ?? [], rounds: team.rounds ?? [] })
}
