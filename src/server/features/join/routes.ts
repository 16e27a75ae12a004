import { createRoute, z } from '@hono/zod-openapi'
import { InvitationCode } from '#domain/invitation/invitation-code.ts'
import { asActor } from '#database/as-actor.ts'
import { describeError } from '#server/describe-error.ts'
import { actorOf } from '#server/http/guard.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { JOIN_PER_USER } from '#server/limits/attempt-limits.ts'
import { limitAttempts } from '#server/limits/limit-attempts.ts'
import { announce, userChannel } from '#server/live/announce.ts'
import { acceptInvitation, addBlankDay, type JoinOutcome } from './queries.ts'

const refusalFor = {
  'no-user': 'session-required',
  'is-manager': 'managers-cannot-join',
  'has-team': 'already-on-a-team',
  unknown: 'invitation-unknown',
  expired: 'invitation-expired',
  'other-address': 'invitation-for-another',
  'manager-missing': 'manager-not-found',
} as const satisfies Record<Exclude<JoinOutcome, 'joined'>, RefusalCode>

const joinTeam = createRoute({
  method: 'post',
  path: '/join',
  tags: ['Team'],
  summary: 'Join the team of an invitation',
  request: jsonBody(z.object({ code: InvitationCode })),
  responses: {
    200: jsonReply('Joined', z.object({ managerName: z.string() })),
    ...refusals('invalid-input', ...Object.values(refusalFor), 'profile-not-updated', 'too-many-attempts'),
  },
})

export const joinRoutes = createRouter().openapi(joinTeam, async (c) => {
  const { id } = actorOf(c)
  const { db, now, log } = c.var
  await limitAttempts(c, [JOIN_PER_USER, id])
  const { outcome, managerId, managerName } = await asActor(db, id, async (tx) => {
    const acceptance = await acceptInvitation(tx, c.req.valid('json').code, now)
    if (acceptance.outcome === 'joined') {
      await announce(tx, userChannel(acceptance.managerId), 'athletes')
      await announce(tx, userChannel(acceptance.managerId), 'invitations')
      await announce(tx, userChannel(acceptance.managerId), 'team-day')
      await announce(tx, userChannel(id), 'session')
    }
    return acceptance
  })
  if (outcome !== 'joined') throw new Refusal(refusalFor[outcome])
  c.var.live.wake()
  // The team counts more than the blank row: without it they have still joined.
  await asActor(db, id, (tx) => addBlankDay(tx, id, managerId, now)).catch((error: unknown) =>
    log.error({ requestId: c.var.requestId, err: describeError(error) }, 'no blank day on joining'),
  )
  return c.json({ managerName }, 200)
})
