import { createRoute, z } from '@hono/zod-openapi'
import { asActor } from '#database/as-actor.ts'
import { Email } from '#domain/account/account-schemas.ts'
import { INVITATION_STATES, invitationLink, invitationState } from '#domain/invitation/invitation.ts'
import { INVITED_DUTIES, mayRun } from '#domain/team/team.ts'
import { OfTeam, RUNNING_REFUSALS, runningActorOf, staffActorOf } from '#server/http/guard.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import {
  INVITE_PER_MANAGER,
  INVITE_PER_RECIPIENT,
  MAILED_INVITE_PER_MANAGER,
} from '#server/limits/attempt-limits.ts'
import { limitYoungMails } from '#server/auth/limit-young-mails.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { announce, staffChannel } from '#server/live/announce.ts'
import { invitationMail } from '#server/mail/invitation-mail.ts'
import { storeOwnMail } from '#server/mail/mail-queue.ts'
import { staffInvitationMail } from '#server/mail/staff-mails.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { createInvitation, deleteInvitation, type InvitationRow, invitationsOf } from './queries.ts'

const Invitation = z.object({
  id: z.uuid(),
  code: z.string().openapi({ description: 'The link is {origin}/join?code={code}' }),
  email: z.string().nullable().openapi({ description: 'Null for a team link, which works for everyone' }),
  duty: z
    .enum(INVITED_DUTIES)
    .nullable()
    .openapi({ description: 'Null for athletes; with one it invites to the staff and works once' }),
  state: z.enum(INVITATION_STATES).openapi({ description: 'By the clock of the server' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

const listInvitations = createRoute({
  method: 'get',
  path: '/teams/{teamId}/invitations',
  tags: ['Team'],
  summary: 'The invitations to the team, newest first',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The invitations', z.object({ invitations: z.array(Invitation) })),
    ...refusals(...RUNNING_REFUSALS),
  },
})

const invite = createRoute({
  method: 'post',
  path: '/teams/{teamId}/invitations',
  tags: ['Team'],
  summary:
    'Create an invitation; with an address it works once, for that account, and is mailed; with a duty, which only owners give, it is to the staff',
  request: {
    params: OfTeam,
    ...jsonBody(z.object({ email: Email.optional(), duty: z.enum(INVITED_DUTIES).optional() })),
  },
  responses: {
    201: jsonReply('Created', z.object({ invitation: Invitation })),
    ...refusals(
      ...RUNNING_REFUSALS,
      'manager-profile-not-found',
      'too-many-attempts',
      'too-many-young-mails',
    ),
  },
})

const removeInvitation = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/invitations/{id}',
  tags: ['Team'],
  summary: 'Remove an invitation; its link stops working',
  request: { params: OfTeam.extend({ id: z.uuid() }) },
  responses: {
    204: { description: 'Removed' },
    ...refusals(...RUNNING_REFUSALS),
  },
})

export const invitationRoutes = createRouter()
  .openapi(listInvitations, async (c) => {
    const actor = staffActorOf(c)
    // Not as who changes something: an archived team, which has none any more, can be read.
    if (!mayRun(actor.team.duty)) throw new Refusal('wrong-duty')
    const rows = await asActor(c.var.db, actor.id, (tx) => invitationsOf(tx, actor, c.var.now))
    return c.json({ invitations: rows.map((row) => shown(row, c.var.now)) }, 200)
  })
  .openapi(invite, async (c) => {
    const manager = runningActorOf(c)
    const { email, duty } = c.req.valid('json')
    if (duty && manager.team.duty !== 'owner') throw new Refusal('wrong-duty')
    const { now, mailQueue, config } = c.var
    if (!manager.fullName.trim()) throw new Refusal('manager-profile-not-found')
    await limitAttempts(c, [INVITE_PER_MANAGER, manager.id])
    if (email) {
      await limitAttempts(c, [MAILED_INVITE_PER_MANAGER, manager.id], [INVITE_PER_RECIPIENT, email])
      await limitYoungMails(c, manager.id)
    }
    const created = await asActor(c.var.db, manager.id, async (tx) => {
      const invitation = await createInvitation(tx, manager, { email, duty }, now)
      const link = invitationLink(config.publicOrigin, invitation.invitationCode)
      if (email) {
        const mail = duty ? staffInvitationMail(manager, duty, link) : invitationMail(manager, link)
        await storeOwnMail(tx, { to: email, teamId: manager.team.id }, mail, now)
      }
      if (duty) {
        const change = {
          teamId: manager.team.id,
          actorId: manager.id,
          what: 'staff-invited',
          after: duty,
        } as const
        await noteChange(tx, change, now)
      }
      await announce(tx, staffChannel(manager.team.id), 'invitations')
      return invitation
    })
    if (email) c.var.background.run(mailQueue.deliver)
    return c.json({ invitation: shown(created, now) }, 201)
  })
  .openapi(removeInvitation, async (c) => {
    const manager = runningActorOf(c)
    const { id } = c.req.valid('param')
    const removed = await asActor(c.var.db, manager.id, async (tx) => {
      const done = await deleteInvitation(tx, manager, id)
      if (done) await announce(tx, staffChannel(manager.team.id), 'invitations')
      return done
    })
    if (!removed) throw new Refusal('not-found')
    return c.body(null, 204)
  })

function shown(row: InvitationRow, now: Date): z.infer<typeof Invitation> {
  const { id, invitationCode, email, duty, createdAt, expiresAt } = row
  return {
    id,
    code: invitationCode,
    email,
    duty,
    state: invitationState(row, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
