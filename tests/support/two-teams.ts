import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'

import type { Role } from '#domain/account/role.ts'
import type { Audience } from '#domain/metric/metric-limits.ts'
import type { Duty } from '#domain/team/team.ts'
import type { Database } from '#database/database.ts'
import { absenceDetails } from '#database/schema/absence-details.ts'
import { absences } from '#database/schema/absences.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'
import { accountUses } from '#database/schema/account-uses.ts'
import { authAccounts, authSessions, authVerifications } from '#database/schema/auth.ts'
import { corrections } from '#database/schema/corrections.ts'
import { consents } from '#database/schema/consents.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dayReplies } from '#database/schema/day-replies.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { groupMembers } from '#database/schema/group-members.ts'
import { groups } from '#database/schema/groups.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { jobRuns } from '#database/schema/job-runs.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { lookedAt } from '#database/schema/looked-at.ts'
import { mails } from '#database/schema/mails.ts'
import { invitations } from '#database/schema/invitations.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { recordViews } from '#database/schema/record-views.ts'
import { pushNotices } from '#database/schema/push-notices.ts'
import { pushSubscriptions } from '#database/schema/push-subscriptions.ts'
import { digestChoices } from '#database/schema/digest-choices.ts'
import { digests } from '#database/schema/digests.ts'
import { reminderChoices } from '#database/schema/reminder-choices.ts'
import { reminders } from '#database/schema/reminders.ts'
import { submissions } from '#database/schema/submissions.ts'
import { teamChanges } from '#database/schema/team-changes.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams } from '#database/schema/teams.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { twoFactors } from '#database/schema/two-factors.ts'
import { bareProblemOf, problemOf } from '#tests/support/health-rows.ts'

export const A_DAY = '2026-11-10'
export const DAY_BEFORE = '2026-11-09'
const soon = new Date(Date.UTC(2030, 0, 1))

/** An athlete, everyone around them, and one row of each table that is theirs or their team's. */
export async function twoTeams({ system }: Database) {
  const person = async (role: Role) => {
    const id = randomUUID()
    await system.insert(profiles).values({ id, role, email: `${id}@example.org`, fullName: role })
    return id
  }
  const teamOwnedBy = async (owner: string) => {
    const teamId = await idOf(system.insert(teams).values({ name: 'Team' }).returning())
    await system.insert(teamStaff).values({ teamId, accountId: owner, duty: 'owner', seesHealth: true })
    return teamId
  }
  const workFor = async (teamId: string, duty: Duty, accountId?: string) => {
    const id = accountId ?? (await person('manager'))
    await system.insert(teamStaff).values({ teamId, accountId: id, duty, seesHealth: duty === 'medical' })
    return id
  }
  const joinTeam = async (teamId: string, membership: { leftAt?: Date; sharesFrom?: string } = {}) => {
    const athleteId = await person('athlete')
    await system.insert(teamMembers).values({ teamId, athleteId, ...membership })
    return athleteId
  }
  const [manager, otherManager, formerManager] = [
    await person('manager'),
    await person('manager'),
    await person('manager'),
  ]
  const [team, otherTeam, formerTeam] = [
    await teamOwnedBy(manager),
    await teamOwnedBy(otherManager),
    await teamOwnedBy(formerManager),
  ]
  const coach = await workFor(team, 'coach')
  const medical = await workFor(team, 'medical')
  const viewer = await workFor(team, 'viewer')
  const staffOfBoth = await workFor(otherTeam, 'viewer', await workFor(team, 'coach'))
  const removedStaff = await person('manager')

  const athlete = await joinTeam(team)
  await system.insert(teamMembers).values({ teamId: formerTeam, athleteId: athlete, leftAt: soon })
  const teamMate = await joinTeam(team)
  const formerMember = await joinTeam(team)
  const formerMembersAbsence = await absenceOf(system, team, formerMember, manager)
  const formerMembersProblem = await problemOf(system, { teamId: team, athleteId: formerMember })
  await system.update(teamMembers).set({ leftAt: soon }).where(eq(teamMembers.athleteId, formerMember))
  const withholder = await joinTeam(team, { sharesFrom: A_DAY })
  const strangerAthlete = await joinTeam(otherTeam)
  const waitingAthlete = await person('athlete')
  const absence = await absenceOf(system, team, athlete, manager)
  const ownAbsence = await absenceOf(system, team, athlete, athlete)
  /** Of which nobody has said why. */
  const unsaidAbsence = await absenceOf(system, team, athlete, manager)
  const ownUnsaidAbsence = await absenceOf(system, team, athlete, athlete)
  await system
    .delete(absenceDetails)
    .where(inArray(absenceDetails.absenceId, [unsaidAbsence, ownUnsaidAbsence]))
  const ofAthlete = { teamId: team, athleteId: athlete }
  const problem = await problemOf(system, ofAthlete)
  const sharedProblem = await problemOf(system, ofAthlete, { isShared: true })
  const bareProblem = await bareProblemOf(system, ofAthlete)
  const bareSharedProblem = await bareProblemOf(system, ofAthlete, { isShared: true })
  const confirmedStep = randomUUID()
  await system.insert(problemSteps).values({
    ...ofAthlete,
    id: confirmedStep,
    problemId: problem.id,
    title: 'Walk',
    confirmedOn: DAY_BEFORE,
    confirmedBy: medical,
    createdAt: new Date('2026-11-10T12:00:00Z'),
  })
  const withheldProblem = await problemOf(
    system,
    { teamId: team, athleteId: withholder },
    { at: new Date('2026-11-08T12:00:00Z') },
  )
  const withheldAbsence = await absenceOf(system, team, withholder, manager, new Date('2026-11-08T12:00:00Z'))

  const metric = await metricOf(system, team)
  const spareMetric = await metricOf(system, team)
  const healthMetric = await metricOf(system, team, 'health')
  const formerMetric = await metricOf(system, formerTeam)
  const otherMetric = await metricOf(system, otherTeam)
  const answer = await idOf(
    system
      .insert(metricResponses)
      .values({ athleteId: athlete, metricId: metric, date: A_DAY, ratingValue: 4 })
      .returning(),
  )
  const formerAnswer = await idOf(
    system
      .insert(metricResponses)
      .values({ athleteId: athlete, metricId: formerMetric, date: A_DAY, ratingValue: 2 })
      .returning(),
  )
  const healthAnswer = await idOf(
    system
      .insert(metricResponses)
      .values({ athleteId: athlete, metricId: healthMetric, date: A_DAY, ratingValue: 1 })
      .returning(),
  )
  const session = await sessionOf(system, athlete)
  const formerMembersSession = await sessionOf(system, formerMember)
  const strangersSession = await sessionOf(system, strangerAthlete)
  const withheldSession = await sessionOf(system, withholder, DAY_BEFORE)
  const sharedSession = await sessionOf(system, withholder)
  const answerOf = (athleteId: string, date = A_DAY) =>
    idOf(
      system
        .insert(metricResponses)
        .values({ athleteId, metricId: metric, date, ratingValue: 3 })
        .returning(),
    )
  const formerMembersAnswer = await answerOf(formerMember)
  const withheldAnswer = await answerOf(withholder, DAY_BEFORE)
  const sharedAnswer = await answerOf(withholder)
  const correctionOf = (what: Partial<typeof corrections.$inferInsert>, date = A_DAY, athleteId = athlete) =>
    idOf(
      system
        .insert(corrections)
        .values({ athleteId, date, ...what, correctedBy: manager, correctedByName: 'M', correctedAt: soon })
        .returning(),
    )
  const sessionCorrection = await correctionOf({ session: 'AM' })
  const answerCorrection = await correctionOf({ metricId: metric })
  const healthCorrection = await correctionOf({ metricId: healthMetric })
  const withheldCorrection = await correctionOf({ session: 'AM' }, DAY_BEFORE, withholder)
  const lookAt = (what: Pick<typeof lookedAt.$inferInsert, 'subject' | 'metricId'>) =>
    idOf(
      system
        .insert(lookedAt)
        .values({
          teamId: team,
          athleteId: athlete,
          size: 3,
          day: A_DAY,
          lookedBy: manager,
          lookedAt: soon,
          ...what,
        })
        .returning(),
    )
  const loadLook = await lookAt({ subject: 'load' })
  const totalLook = await lookAt({ subject: 'wellness-health' })
  const questionLook = await lookAt({ subject: 'question', metricId: metric })
  const healthLook = await lookAt({ subject: 'question', metricId: healthMetric })
  const replyTo = (athleteId: string, day = A_DAY, authorId: string = manager) =>
    idOf(
      system
        .insert(dayReplies)
        .values({ teamId: team, athleteId, day, authorId, reply: 'Rest', repliedAt: soon })
        .returning(),
    )
  const reply = await replyTo(athlete)
  /** Of one who saw health then. */
  const coachsReply = await replyTo(athlete, DAY_BEFORE, coach)
  const formerMembersReply = await replyTo(formerMember)
  const withheldReply = await replyTo(withholder, DAY_BEFORE)
  const dailyMetric = await idOf(
    system.insert(dailyMetrics).values({ athleteId: athlete, date: A_DAY }).returning(),
  )
  const formStatus = await idOf(
    system.insert(dailyFormStatus).values({ teamId: team, date: A_DAY }).returning(),
  )
  const invitation = await idOf(
    system
      .insert(invitations)
      .values({ teamId: team, invitationCode: randomUUID(), managerName: 'M', expiresAt: soon })
      .returning(),
  )
  const staffInvitation = await idOf(
    system
      .insert(invitations)
      .values({
        teamId: team,
        invitationCode: randomUUID(),
        managerName: 'M',
        expiresAt: soon,
        duty: 'medical',
      })
      .returning(),
  )
  const change = await idOf(
    system.insert(teamChanges).values({ teamId: team, at: soon, what: 'exported' }).returning(),
  )
  const group = await idOf(system.insert(groups).values({ teamId: team, name: 'U19' }).returning())
  await system.insert(groupMembers).values({ groupId: group, teamId: team, athleteId: athlete })
  const agreed = { teamId: team, scope: 'ai', textVersion: 'v', givenAt: soon } as const
  const consent = await idOf(
    system
      .insert(consents)
      .values({ ...agreed, athleteId: athlete })
      .returning(),
  )
  const viewed = {
    teamId: team,
    viewerName: 'M',
    day: A_DAY,
    scope: 'answers',
    firstAt: soon,
    lastAt: soon,
  } as const
  const view = await idOf(
    system
      .insert(recordViews)
      .values({ ...viewed, athleteId: athlete, viewerId: manager })
      .returning(),
  )
  await system.insert(reminderChoices).values({ athleteId: athlete, byMail: false, changedAt: soon })
  await system
    .insert(digestChoices)
    .values({ accountId: manager, teamId: team, byMail: false, changedAt: soon })
  const digest = await idOf(
    system.insert(digests).values({ accountId: manager, teamId: team, day: A_DAY, dueAt: soon }).returning(),
  )
  const reminderOf = (kind: 'nudge' | 'closing', athleteId = athlete) =>
    idOf(
      system
        .insert(reminders)
        .values({ athleteId, teamId: team, day: A_DAY, kind, channel: 'mail', dueAt: soon })
        .returning(),
    )
  const nudge = await reminderOf('nudge')
  const timedReminder = await reminderOf('closing')
  const formerMembersNudge = await reminderOf('nudge', formerMember)
  const signIn = await idOf(
    system
      .insert(authSessions)
      .values({ userId: athlete, token: randomUUID(), expiresAt: soon, userAgent: 'a browser' })
      .returning(),
  )
  const device = await idOf(
    system
      .insert(pushSubscriptions)
      .values({ ...newDevice(), accountId: athlete, sessionId: signIn, addedAt: soon, lastSeenAt: soon })
      .returning(),
  )
  await system.insert(pushNotices).values({
    reminderId: timedReminder,
    subscriptionId: device,
    message: '{}',
    tag: 'check-in',
    expiresAt: soon,
  })
  await system
    .insert(authAccounts)
    .values({ userId: athlete, accountId: athlete, providerId: 'credential', password: 'hash' })
  await system.insert(authVerifications).values({ identifier: 'hash', value: athlete, expiresAt: soon })
  await system.insert(rateLimits).values({ key: 'k', count: 1, resetsAt: soon })
  await system.insert(jobRuns).values({ job: 'j', slot: soon })
  await system
    .insert(insightReplies)
    .values({ key: randomUUID(), outcome: { kind: 'failed' }, expiresAt: soon })
  const moment = new Date(Date.UTC(2026, 10, 10))
  await system
    .insert(submissions)
    .values({ athleteId: athlete, key: randomUUID(), day: A_DAY, givenAt: moment, receivedAt: moment })
  await system.insert(liveEvents).values({ channel: `user:${athlete}`, topic: 't' })
  await system.insert(accountUses).values({ accountId: athlete, lastUsedAt: moment, warnedAt: moment })
  await system
    .insert(twoFactors)
    .values({ accountId: athlete, sealedKey: 'k', switchedOnAt: moment, lastStep: 1, recoveryHashes: ['h'] })
  await system.insert(fileRemovals).values({ key: `avatars/${randomUUID()}` })
  await system.insert(mails).values({ recipient: 'a@example.org', subject: 's', text: 't' })

  return {
    people: {
      athlete,
      teamMate,
      strangerAthlete,
      waitingAthlete,
      formerMember,
      withholder,
      manager,
      coach,
      medical,
      viewer,
      staffOfBoth,
      removedStaff,
      otherManager,
      formerManager,
    },
    teams: { team, otherTeam, formerTeam },
    rows: {
      absence,
      ownAbsence,
      unsaidAbsence,
      ownUnsaidAbsence,
      formerMembersAbsence,
      withheldAbsence,
      problem,
      sharedProblem,
      bareProblem,
      bareSharedProblem,
      confirmedStep,
      formerMembersProblem,
      withheldProblem,
      reply,
      formerMembersReply,
      coachsReply,
      withheldReply,
      metric,
      spareMetric,
      healthMetric,
      formerMetric,
      otherMetric,
      formerMembersSession,
      strangersSession,
      withheldSession,
      sharedSession,
      formerMembersAnswer,
      withheldAnswer,
      sharedAnswer,
      answer,
      healthAnswer,
      formerAnswer,
      session,
      sessionCorrection,
      answerCorrection,
      healthCorrection,
      withheldCorrection,
      loadLook,
      totalLook,
      questionLook,
      healthLook,
      dailyMetric,
      formStatus,
      invitation,
      staffInvitation,
      change,
      group,
      consent,
      view,
      nudge,
      timedReminder,
      formerMembersNudge,
      digest,
      signIn,
      device,
    },
  }
}

const newDevice = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  p256dh: 'k',
  auth: 'a',
  userAgent: 'a browser',
})

export type TwoTeams = Awaited<ReturnType<typeof twoTeams>>

async function metricOf(system: Database['system'], teamId: string, audience: Audience = 'staff') {
  return idOf(
    system.insert(customMetrics).values({ teamId, title: 'Sleep', type: 'rating', audience }).returning(),
  )
}

const sessionOf = (system: Database['system'], athleteId: string, date = A_DAY) =>
  idOf(
    system
      .insert(trainingSessions)
      .values({ athleteId, date, session: 'AM', trainingType: 'travel', rpe: 3, durationMin: 60 })
      .returning(),
  )

/** With why, as those who see health read it. */
async function absenceOf(
  system: Database['system'],
  teamId: string,
  athleteId: string,
  setBy: string,
  setAt = new Date('2026-11-10T12:00:00Z'),
) {
  const id = randomUUID()
  await system
    .insert(absences)
    .values({ id, teamId, athleteId, status: 'out', firstDay: DAY_BEFORE, setBy, setAt })
  await system.insert(absenceDetails).values({ absenceId: id, teamId, athleteId, reason: 'injury' })
  return id
}

async function idOf(inserted: PromiseLike<{ id: string }[]>): Promise<string> {
  const [row] = await inserted
  if (!row) throw new Error('nothing was inserted')
  return row.id
}
