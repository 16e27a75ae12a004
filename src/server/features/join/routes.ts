import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { InvitationCode } from '#domain/invitation/invitation-code.ts'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { isDatabaseAway } from '#database/database-error.ts'
import { localDayIn } from '#domain/calendar/local-day.ts'
import type { OptionalScope } from '#domain/consent/consent.ts'
import { DUTIES } from '#domain/team/team.ts'
import { describeError } from '#server/process/log.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { actorOf, athleteActorOf } from '#server/http/guard.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { JOIN_PER_USER, LEAVE_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { announce, staffChannel, userChannel } from '#server/live/announce.ts'
import {
  acceptInvitation,
  addBlankDay,
  earlierTraining,
  hasDaysBefore,
  type JoinObstacle,
  leaveTeam,
  previewInvitation,
  staffOfInvitation,
} from './queries.ts'

const refusalFor = {
  'no-user': 'session-required',
  'is-manager': 'managers-cannot-join',
  'for-staff': 'invitation-for-staff',
  'has-team': 'already-on-a-team',
  unknown: 'invitation-unknown',
  expired: 'invitation-expired',
  'other-address': 'invitation-for-another',
  'manager-missing': 'manager-not-found',
  'not-updated': 'profile-not-updated',
} as const satisfies Record<JoinObstacle, RefusalCode>

const Joining = z.object({ code: InvitationCode })
const joiningRefusals = refusals('invalid-input', ...Object.values(refusalFor), 'too-many-attempts')
const Manager = z.object({ managerName: z.string() })
const Preview = Manager.extend({
  teamName: z.string(),
  staff: z
    .array(z.object({ fullName: z.string(), duty: z.enum(DUTIES) }))
    .openapi({ description: 'Whom joining shares with, who runs the team first' }),
  aiProvider: z.string().nullable().openapi({
    description: 'Who would write insights, if the athlete agrees; null if they are computed here',
  }),
  earlier: z.object({ sessions: z.int(), since: z.iso.date() }).nullable().openapi({
    description: 'What the athlete trained before, to be shared or not; null if there is nothing',
  }),
})

/** Not a GET: a code in an address would stand in logs and histories. */
const previewJoining = createRoute({
  method: 'post',
  path: '/join/preview',
  tags: ['Team'],
  summary: 'Whose team an invitation leads to, or why it cannot be joined; nothing is changed',
  request: jsonBody(Joining),
  responses: { 200: jsonReply('It can be joined', Preview), ...joiningRefusals },
})

const joinTeam = createRoute({
  method: 'post',
  path: '/join',
  tags: ['Team'],
  summary: 'Join the team of an invitation; its staff see the athlete’s days from today on, or all of them',
  request: jsonBody(
    Joining.extend({ shareEarlier: z.boolean().default(false), allowAi: z.boolean().default(false) }),
  ),
  responses: { 200: jsonReply('Joined', Manager), ...joiningRefusals },
})

const leaveTheTeam = createRoute({
  method: 'delete',
  path: '/team-membership',
  tags: ['Team'],
  summary: 'Leave the team: the data stays the athlete’s and is no longer visible to the staff',
  responses: {
    204: { description: 'On no team, also if there was none to leave' },
    ...refusals('session-required', 'wrong-role', 'too-many-attempts'),
  },
})

export const joinRoutes = createRouter()
  .openapi(previewJoining, async (c) => {
    const { id } = actorOf(c)
    await limitAttempts(c, [JOIN_PER_USER, id])
    const { code } = c.req.valid('json')
    const preview = await asActor(c.var.db, id, async (tx) => {
      const { outcome, managerName, teamName, timeZone } = await previewInvitation(tx, code, c.var.now)
      if (outcome !== 'open') throw new Refusal(refusalFor[outcome])
      const staff = await staffOfInvitation(tx, code, c.var.now)
      const earlier = await earlierTraining(tx, id, localDayIn(timeZone, c.var.now))
      return { managerName, teamName, staff, earlier, aiProvider: c.var.adviser?.provider ?? null }
    })
    return c.json(preview, 200)
  })
  .openapi(joinTeam, async (c) => {
    const { id } = actorOf(c)
    const { db, now, adviser } = c.var
    await limitAttempts(c, [JOIN_PER_USER, id])
    const { allowAi, ...asked } = c.req.valid('json')
    const terms = { ...asked, allowAi: allowAi && adviser !== null }
    const { outcome, timeZone, managerName } = await asActor(db, id, async (tx) => {
      const acceptance = await accept(tx, id, terms, now).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error
        logFailure(c, error, 'not put on the team')
        throw new Refusal('profile-not-updated')
      })
      if (acceptance.outcome === 'joined') {
        await announce(tx, staffChannel(acceptance.teamId), 'athletes')
        await announce(tx, staffChannel(acceptance.teamId), 'invitations')
        await announce(tx, staffChannel(acceptance.teamId), 'team-day')
        await announce(tx, userChannel(id), 'session')
      }
      return acceptance
    })
    if (outcome !== 'joined') throw new Refusal(refusalFor[outcome])
    // The athlete has joined even if the blank row could not be added.
    await asActor(db, id, (tx) => addBlankDay(tx, id, timeZone, now)).catch((error: unknown) =>
      logFailure(c, error, 'no blank day on joining'),
    )
    return c.json({ managerName }, 200)
  })
  .openapi(leaveTheTeam, async (c) => {
    const { id } = athleteActorOf(c)
    await limitAttempts(c, [LEAVE_PER_USER, id])
    await asActor(c.var.db, id, async (tx) => {
      const formerTeamId = await leaveTeam(tx, c.var.now)
      if (!formerTeamId) return
      await announce(tx, staffChannel(formerTeamId), 'athletes')
      await announce(tx, staffChannel(formerTeamId), 'team-day')
      await announce(tx, userChannel(id), 'session')
    })
    c.var.removeFiles()
    return c.body(null, 204)
  })

type Asked = { code: string; shareEarlier: boolean; allowAi: boolean }

/** What lies before today is held back unless the athlete shares it, or nothing does. */
async function accept(tx: ActorTx, id: string, asked: Asked, now: Date) {
  const { outcome, timeZone } = await previewInvitation(tx, asked.code, now)
  const today = outcome === 'open' ? localDayIn(timeZone, now) : null
  const isHeldBack = today !== null && !asked.shareEarlier && (await hasDaysBefore(tx, id, today))
  const scopes: OptionalScope[] = [...when(asked.shareEarlier, 'history'), ...when(asked.allowAi, 'ai')]
  return acceptInvitation(tx, asked.code, { firstDay: isHeldBack ? today : null, scopes }, now)
}

const when = (isTaken: boolean, scope: OptionalScope) => (isTaken ? [scope] : [])

function logFailure(c: Context<AppEnv>, error: unknown, what: string) {
  c.var.log.error({ requestId: c.var.requestId, err: describeError(error) }, what)
}
