import { randomUUID } from 'node:crypto'

import type { Role } from '#domain/account/role.ts'
import type { Database } from '#database/database.ts'
import { accountUses } from '#database/schema/account-uses.ts'
import { authAccounts, authSessions, authVerifications } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { dailyMetrics } from '#database/schema/daily-metrics.ts'
import { fileRemovals } from '#database/schema/file-removals.ts'
import { insightReplies } from '#database/schema/insight-replies.ts'
import { jobRuns } from '#database/schema/job-runs.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { mails } from '#database/schema/mails.ts'
import { managerInvitations } from '#database/schema/manager-invitations.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { submissions } from '#database/schema/submissions.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { twoFactors } from '#database/schema/two-factors.ts'

export const A_DAY = '2026-11-10'
const soon = new Date(Date.UTC(2030, 0, 1))

/** An athlete, everyone around them, and one row of each table that is theirs or their manager's. */
export async function twoTeams({ system }: Database) {
  const person = async (role: Role, managerId: string | null = null) => {
    const id = randomUUID()
    await system.insert(profiles).values({ id, role, managerId, email: `${id}@example.org`, fullName: role })
    return id
  }
  const [manager, otherManager, formerManager] = [
    await person('manager'),
    await person('manager'),
    await person('manager'),
  ]
  const athlete = await person('athlete', manager)
  const teamMate = await person('athlete', manager)
  const strangerAthlete = await person('athlete', otherManager)

  const metric = await metricOf(system, manager)
  const spareMetric = await metricOf(system, manager)
  const formerMetric = await metricOf(system, formerManager)
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
  const session = await idOf(
    system
      .insert(trainingSessions)
      .values({
        athleteId: athlete,
        date: A_DAY,
        session: 'AM',
        trainingType: 'travel',
        rpe: 3,
        durationMin: 60,
      })
      .returning(),
  )
  const dailyMetric = await idOf(
    system.insert(dailyMetrics).values({ athleteId: athlete, date: A_DAY }).returning(),
  )
  const formStatus = await idOf(
    system.insert(dailyFormStatus).values({ managerId: manager, date: A_DAY }).returning(),
  )
  const invitation = await idOf(
    system
      .insert(managerInvitations)
      .values({ managerId: manager, invitationCode: randomUUID(), managerName: 'M', expiresAt: soon })
      .returning(),
  )
  await system.insert(authSessions).values({ userId: athlete, token: randomUUID(), expiresAt: soon })
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
    people: { athlete, teamMate, strangerAthlete, manager, otherManager, formerManager },
    rows: {
      metric,
      spareMetric,
      formerMetric,
      answer,
      formerAnswer,
      session,
      dailyMetric,
      formStatus,
      invitation,
    },
  }
}

export type TwoTeams = Awaited<ReturnType<typeof twoTeams>>

async function metricOf(system: Database['system'], managerId: string) {
  return idOf(system.insert(customMetrics).values({ managerId, title: 'Sleep', type: 'rating' }).returning())
}

async function idOf(inserted: PromiseLike<{ id: string }[]>): Promise<string> {
  const [row] = await inserted
  if (!row) throw new Error('nothing was inserted')
  return row.id
}
