import { createRoute, z } from '@hono/zod-openapi'
import { and, eq, ne } from 'drizzle-orm'
import { asActor } from '#database/as-actor.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { DUTIES, seesHealthAs } from '#domain/team/team.ts'
import { OfTeam, ownerActorOf, RUNNING_REFUSALS, STAFF_REFUSALS, staffActorOf } from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { TEAM_CHANGES_PER_USER } from '#server/limits/attempt-limits.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import { mailPeople } from '#server/mail/mail-queue.ts'
import { dutyChangedMail, handedOverMail, removedMail } from '#server/mail/staff-mails.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { placeOf, refuseLastOwner, staffOf, tellPeople } from '#server/stored/team-staff.ts'

const StaffMember = z.object({
  id: z.uuid(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  duty: z.enum(DUTIES),
  seesHealth: z.boolean(),
  since: z.iso.datetime(),
  email: z.string().nullable().openapi({ description: 'For owners' }),
  hasTwoStep: z.boolean().nullable().openapi({ description: 'Two-step sign-in; for owners' }),
})

const OfStaff = OfTeam.extend({ id: z.uuid() })

const listStaff = createRoute({
  method: 'get',
  path: '/teams/{teamId}/staff',
  tags: ['Team'],
  summary: 'Who works for the team, and as what',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The staff, longest first', z.object({ staff: z.array(StaffMember) })),
    ...refusals(...STAFF_REFUSALS),
  },
})

const changeDuty = createRoute({
  method: 'put',
  path: '/teams/{teamId}/staff/{id}',
  tags: ['Team'],
  summary: 'Change what somebody does for the team, and whether they see answers about health; for owners',
  request: {
    params: OfStaff,
    ...jsonBody(z.object({ duty: z.enum(DUTIES), seesHealth: z.boolean() })),
  },
  responses: {
    204: { description: 'Changed' },
    ...refusals(...RUNNING_REFUSALS, 'last-owner', 'too-many-attempts'),
  },
})

const removeStaff = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/staff/{id}',
  tags: ['Team'],
  summary: 'Take somebody off the staff, for owners; or leave it oneself',
  request: { params: OfStaff },
  responses: {
    204: { description: 'They work for the team no longer' },
    ...refusals(...STAFF_REFUSALS, 'wrong-duty', 'last-owner', 'too-many-attempts'),
  },
})

const handOver = createRoute({
  method: 'post',
  path: '/teams/{teamId}/hand-over',
  tags: ['Team'],
  summary: 'Make somebody else the owner and stay as a coach; for owners',
  request: { params: OfTeam, ...jsonBody(z.object({ to: z.uuid() })) },
  responses: {
    204: { description: 'Handed over' },
    ...refusals(...RUNNING_REFUSALS, 'too-many-attempts'),
  },
})

export const staffRoutes = createRouter()
  .openapi(listStaff, async (c) => {
    const { id, team } = staffActorOf(c)
    const staff = await asActor(c.var.db, id, (tx) => staffOf(tx, team.id))
    return c.json({ staff: staff.map((one) => ({ ...one, since: one.since.toISOString() })) }, 200)
  })
  .openapi(changeDuty, async (c) => {
    const owner = ownerActorOf(c)
    const { id } = c.req.valid('param')
    const { duty, ...wished } = c.req.valid('json')
    const seesHealth = seesHealthAs(duty, wished.seesHealth)
    await limitAttempts(c, [TEAM_CHANGES_PER_USER, owner.id])
    await asActor(c.var.db, owner.id, async (tx) => {
      const change = { teamId: owner.team.id, actorId: owner.id, aboutId: id }
      const before = await placeOf(tx, owner.team.id, id)
      if (before.duty === duty && before.seesHealth === seesHealth) return
      if (id !== owner.id) {
        const mail = dutyChangedMail(owner.fullName, owner.team.name, duty, seesHealth)
        await mailPeople(tx, owner.team.id, [id], mail, c.var.now)
      }
      await tx
        .update(teamStaff)
        .set({ duty, seesHealth })
        .where(isPlace(owner.team.id, id))
        .catch(refuseLastOwner)
      if (before.duty !== duty) {
        const step = { what: 'staff-duty', before: before.duty, after: duty } as const
        await noteChange(tx, { ...change, ...step }, c.var.now)
      }
      if (before.seesHealth !== seesHealth) {
        const step = { what: 'staff-health', after: seesHealth ? 'yes' : 'no' } as const
        await noteChange(tx, { ...change, ...step }, c.var.now)
      }
      await announce(tx, teamChannel(owner.team.id), 'staff')
      await tellPeople(tx, [id])
    })
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
  .openapi(removeStaff, async (c) => {
    const actor = staffActorOf(c)
    const { team } = actor
    const { id } = c.req.valid('param')
    if (id !== actor.id && team.duty !== 'owner') throw new Refusal('wrong-duty')
    await limitAttempts(c, [TEAM_CHANGES_PER_USER, actor.id])
    await asActor(c.var.db, actor.id, async (tx) => {
      const { duty } = await placeOf(tx, team.id, id)
      // Alone, they would take the team along: that is what archiving is for.
      if (duty === 'owner' && (await tx.$count(teamStaff, isOtherOwner(team.id, id))) === 0)
        throw new Refusal('last-owner')
      const what = id === actor.id ? 'staff-left' : 'staff-removed'
      await noteChange(tx, { teamId: team.id, actorId: actor.id, aboutId: id, what, before: duty }, c.var.now)
      if (id !== actor.id)
        await mailPeople(tx, team.id, [id], removedMail(actor.fullName, team.name), c.var.now)
      await tx.delete(teamStaff).where(isPlace(team.id, id)).catch(refuseLastOwner)
      await announce(tx, teamChannel(team.id), 'staff')
      await tellPeople(tx, [id])
    })
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
  .openapi(handOver, async (c) => {
    const { id, fullName, team } = ownerActorOf(c)
    const { to } = c.req.valid('json')
    await limitAttempts(c, [TEAM_CHANGES_PER_USER, id])
    if (to === id) throw new Refusal('not-found')
    await asActor(c.var.db, id, async (tx) => {
      await placeOf(tx, team.id, to)
      await mailPeople(tx, team.id, [to], handedOverMail(fullName, team.name), c.var.now)
      // The other first: at every moment the team has an owner.
      await tx.update(teamStaff).set({ duty: 'owner' }).where(isPlace(team.id, to))
      await tx.update(teamStaff).set({ duty: 'coach' }).where(isPlace(team.id, id))
      await noteChange(tx, { teamId: team.id, actorId: id, aboutId: to, what: 'handed-over' }, c.var.now)
      await announce(tx, teamChannel(team.id), 'staff')
      await tellPeople(tx, [id, to])
    })
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })

const isPlace = (teamId: string, accountId: string) =>
  and(eq(teamStaff.teamId, teamId), eq(teamStaff.accountId, accountId))

const isOtherOwner = (teamId: string, accountId: string) =>
  and(eq(teamStaff.teamId, teamId), eq(teamStaff.duty, 'owner'), ne(teamStaff.accountId, accountId))
