import { createRoute, z } from '@hono/zod-openapi'
import { type SQL, sql } from 'drizzle-orm'
import { type ActorTx, asActor } from '#database/as-actor.ts'
import { InvitationCode } from '#domain/invitation/invitation-code.ts'
import { INVITED_DUTIES, type InvitedDuty } from '#domain/team/team.ts'
import { actorOf } from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal, type RefusalCode } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { JOIN_PER_USER } from '#server/limits/attempt-limits.ts'
import { announce, staffChannel, teamChannel, userChannel } from '#server/live/announce.ts'
import { noteChange } from '#server/stored/note-change.ts'

/** In the order in which preview_staff_invitation (migration 0016) checks. */
const refusalFor = {
  'no-user': 'session-required',
  'for-staff': 'invitation-for-staff',
  'is-manager': 'managers-cannot-join',
  'on-staff': 'already-on-staff',
  unknown: 'invitation-unknown',
  expired: 'invitation-expired',
  'other-address': 'invitation-for-another',
} as const satisfies Record<string, RefusalCode>

type Answer<Success extends string> = {
  outcome: keyof typeof refusalFor | Success
  teamId: string
  teamName: string
  duty: InvitedDuty
  invitedBy: string
}

const Accepting = z.object({ code: InvitationCode })
const acceptingRefusals = refusals('invalid-input', ...Object.values(refusalFor), 'too-many-attempts')
const Place = z.object({ teamId: z.uuid(), teamName: z.string(), duty: z.enum(INVITED_DUTIES) })

/** Not a GET: a code in an address would stand in logs and histories. */
const previewAcceptance = createRoute({
  method: 'post',
  path: '/staff-invitations/preview',
  tags: ['Team'],
  summary: 'Which team an invitation to the staff is of, and as what; nothing is changed',
  request: jsonBody(Accepting),
  responses: {
    200: jsonReply('It can be accepted', Place.extend({ invitedBy: z.string() })),
    ...acceptingRefusals,
  },
})

const acceptInvitation = createRoute({
  method: 'post',
  path: '/staff-invitations/acceptance',
  tags: ['Team'],
  summary: 'Work for the team of an invitation',
  request: jsonBody(Accepting),
  responses: { 200: jsonReply('Accepted', Place), ...acceptingRefusals },
})

export const staffAcceptanceRoutes = createRouter()
  .openapi(previewAcceptance, async (c) => {
    const { id } = actorOf(c)
    await limitAttempts(c, [JOIN_PER_USER, id])
    const { code } = c.req.valid('json')
    const call = sql`preview_staff_invitation(${code}, ${c.var.now.toISOString()}::timestamptz)`
    const { outcome, ...place } = await asActor(c.var.db, id, (tx) => ask<'open'>(tx, call))
    if (outcome !== 'open') throw new Refusal(refusalFor[outcome])
    return c.json(place, 200)
  })
  .openapi(acceptInvitation, async (c) => {
    const { id } = actorOf(c)
    await limitAttempts(c, [JOIN_PER_USER, id])
    const { code } = c.req.valid('json')
    const call = sql`accept_staff_invitation(${code}, ${c.var.now.toISOString()}::timestamptz)`
    const { teamId, teamName, duty } = await asActor(c.var.db, id, async (tx) => {
      const { outcome, ...place } = await ask<'joined'>(tx, call)
      if (outcome !== 'joined') throw new Refusal(refusalFor[outcome])
      const change = { teamId: place.teamId, actorId: id, what: 'staff-joined', after: place.duty } as const
      await noteChange(tx, change, c.var.now)
      await announce(tx, teamChannel(place.teamId), 'staff')
      await announce(tx, staffChannel(place.teamId), 'invitations')
      await announce(tx, userChannel(id), 'session')
      return place
    })
    return c.json({ teamId, teamName, duty }, 200)
  })

async function ask<Success extends string>(tx: ActorTx, question: SQL): Promise<Answer<Success>> {
  const [answer] = await tx
    .select({
      outcome: sql<Answer<Success>['outcome']>`outcome`,
      teamId: sql<string>`team_id`,
      teamName: sql<string>`team_name`,
      duty: sql<InvitedDuty>`duty`,
      invitedBy: sql<string>`invited_by`,
    })
    .from(question)
  return answer!
}
