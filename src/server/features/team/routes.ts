import { createRoute, z } from '@hono/zod-openapi'
import { and, desc, eq, sql } from 'drizzle-orm'
import { asActor } from '#database/as-actor.ts'
import { myStaff } from '#database/schema/team-people.ts'
import { myTeamsChanges } from '#database/schema/my-teams-changes.ts'
import { teams } from '#database/schema/teams.ts'
import { TimeZone } from '#domain/calendar/calendar-schemas.ts'
import { LOCALES } from '#domain/language/locale.ts'
import { TEAM_CHANGES } from '#domain/team/team-changes.ts'
import { TeamName } from '#domain/team/team-name.ts'
import { MAX_OWNED_TEAMS } from '#domain/team/team.ts'
import {
  managerActorOf,
  OfTeam,
  ownerActorOf,
  RUNNING_REFUSALS,
  STAFF_REFUSALS,
  staffActorOf,
} from '#server/http/guard.ts'
import { limitAttempts } from '#server/http/limit-attempts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createRouter, jsonBody, jsonReply, refusals } from '#server/http/router.ts'
import { TEAM_CHANGES_PER_USER } from '#server/limits/attempt-limits.ts'
import { announce, staffChannel, teamChannel, userChannel } from '#server/live/announce.ts'
import { mailPeople } from '#server/mail/mail-queue.ts'
import { archivedForAthletesMail, archivedForStaffMail, restoredMail } from '#server/mail/staff-mails.ts'
import { noteChange } from '#server/stored/note-change.ts'
import { peopleOf, tellPeople } from '#server/stored/team-staff.ts'

const CHANGES_TOLD = 200

const TeamSettings = z.object({
  name: z.string(),
  demandsTwoStep: z.boolean(),
  timeZone: z.string(),
  locale: z
    .enum(LOCALES)
    .openapi({ description: 'The language that invitations and new members begin with' }),
})

const Change = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  what: z.enum(TEAM_CHANGES),
  actorName: z.string().nullable().openapi({ description: 'Null if the account is gone' }),
  aboutName: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const createTeam = createRoute({
  method: 'post',
  path: '/teams',
  tags: ['Team'],
  summary: 'Begin a further team, as its owner',
  request: jsonBody(z.object({ name: TeamName, timeZone: TimeZone })),
  responses: {
    201: jsonReply('Created', z.object({ teamId: z.uuid() })),
    ...refusals('invalid-input', 'session-required', 'wrong-role', 'too-many-teams', 'too-many-attempts'),
  },
})

const readTeam = createRoute({
  method: 'get',
  path: '/teams/{teamId}',
  tags: ['Team'],
  summary: 'The settings of the team',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The team', z.object({ team: TeamSettings })),
    ...refusals(...STAFF_REFUSALS),
  },
})

const changeTeam = createRoute({
  method: 'patch',
  path: '/teams/{teamId}',
  tags: ['Team'],
  summary: 'Name the team, choose its language, and say whether its staff need two-step sign-in; for owners',
  request: {
    params: OfTeam,
    ...jsonBody(
      z.object({
        name: TeamName.optional(),
        demandsTwoStep: z.boolean().optional(),
        locale: z.enum(LOCALES).optional(),
      }),
    ),
  },
  responses: {
    204: { description: 'Changed' },
    ...refusals(...RUNNING_REFUSALS, 'two-step-first', 'too-many-attempts'),
  },
})

const archiveTeam = createRoute({
  method: 'post',
  path: '/teams/{teamId}/archive',
  tags: ['Team'],
  summary: 'Archive the team: its athletes are free at once, and after 30 days it is erased; for owners',
  request: { params: OfTeam },
  responses: { 204: { description: 'Archived' }, ...refusals(...RUNNING_REFUSALS) },
})

const restoreTeam = createRoute({
  method: 'delete',
  path: '/teams/{teamId}/archive',
  tags: ['Team'],
  summary: 'Bring an archived team back; for owners',
  request: { params: OfTeam },
  responses: {
    204: { description: 'Not archived, also if it was not' },
    ...refusals(...STAFF_REFUSALS, 'wrong-duty'),
  },
})

const readChanges = createRoute({
  method: 'get',
  path: '/teams/{teamId}/changes',
  tags: ['Team'],
  summary: 'What was changed by whom, newest first; for owners',
  request: { params: OfTeam },
  responses: {
    200: jsonReply('The latest', z.object({ changes: z.array(Change) })),
    ...refusals(...STAFF_REFUSALS, 'wrong-duty'),
  },
})

export const teamRoutes = createRouter()
  .openapi(createTeam, async (c) => {
    const { id, teams: mine } = managerActorOf(c)
    await limitAttempts(c, [TEAM_CHANGES_PER_USER, id])
    if (mine.filter(({ duty }) => duty === 'owner').length >= MAX_OWNED_TEAMS)
      throw new Refusal('too-many-teams')
    const { name, timeZone } = c.req.valid('json')
    const teamId = await asActor(c.var.db, id, async (tx) => {
      const [created] = await tx
        .select({ id: sql<string>`id` })
        .from(
          sql`create_team(${name}, ${timeZone}, ${c.var.locale}, ${c.var.now.toISOString()}::timestamptz) as id`,
        )
      await noteChange(tx, { teamId: created!.id, actorId: id, what: 'team-created', after: name }, c.var.now)
      await announce(tx, userChannel(id), 'session')
      return created!.id
    })
    return c.json({ teamId }, 201)
  })
  .openapi(readTeam, async (c) => {
    const { id, team } = staffActorOf(c)
    const { name, demandsTwoStep, timeZone, locale } = teams
    const [settings] = await asActor(c.var.db, id, (tx) =>
      tx.select({ name, demandsTwoStep, timeZone, locale }).from(teams).where(eq(teams.id, team.id)),
    )
    if (!settings) throw new Refusal('not-found')
    return c.json({ team: settings }, 200)
  })
  .openapi(changeTeam, async (c) => {
    const owner = ownerActorOf(c)
    const asked = c.req.valid('json')
    await limitAttempts(c, [TEAM_CHANGES_PER_USER, owner.id])
    await asActor(c.var.db, owner.id, async (tx) => {
      const ofTeam = { teamId: owner.team.id, actorId: owner.id }
      const [before] = await tx.select().from(teams).where(eq(teams.id, owner.team.id)).for('update')
      if (!before) throw new Refusal('not-found')
      const { name = before.name, demandsTwoStep = before.demandsTwoStep, locale = before.locale } = asked
      const [me] = await tx
        .select({ hasTwoStep: myStaff.hasTwoStep })
        .from(myStaff)
        .where(and(eq(myStaff.teamId, owner.team.id), eq(myStaff.id, owner.id)))
      if (asked.demandsTwoStep && !me?.hasTwoStep) throw new Refusal('two-step-first')
      await tx.execute(sql`select change_team(${owner.team.id}, ${name}, ${demandsTwoStep}, ${locale})`)
      if (before.name !== name)
        await noteChange(tx, { ...ofTeam, what: 'team-renamed', before: before.name, after: name }, c.var.now)
      if (before.locale !== locale)
        await noteChange(
          tx,
          { ...ofTeam, what: 'team-language', before: before.locale, after: locale },
          c.var.now,
        )
      if (before.demandsTwoStep !== demandsTwoStep) {
        const what = demandsTwoStep ? 'two-step-demanded' : 'two-step-released'
        await noteChange(tx, { ...ofTeam, what }, c.var.now)
      }
      await announce(tx, teamChannel(owner.team.id), 'session')
      await announce(tx, staffChannel(owner.team.id), 'team')
    })
    return c.body(null, 204)
  })
  .openapi(archiveTeam, async (c) => {
    const { id, fullName, team } = ownerActorOf(c)
    await asActor(c.var.db, id, async (tx) => {
      const people = await peopleOf(tx, team.id)
      const colleagues = people.staff.filter((person) => person !== id)
      await mailPeople(tx, team.id, colleagues, archivedForStaffMail(fullName, team.name), c.var.now)
      await mailPeople(tx, team.id, people.athletes, archivedForAthletesMail(team.name), c.var.now)
      await tx.execute(sql`select archive_team(${team.id}, ${c.var.now.toISOString()}::timestamptz)`)
      await noteChange(tx, { teamId: team.id, actorId: id, what: 'team-archived' }, c.var.now)
      await tellPeople(tx, [...people.staff, ...people.athletes])
    })
    c.var.background.run(c.var.mailQueue.deliver)
    c.var.removeFiles()
    return c.body(null, 204)
  })
  .openapi(restoreTeam, async (c) => {
    const { id, fullName, team } = staffActorOf(c)
    if (team.duty !== 'owner') throw new Refusal('wrong-duty')
    if (!team.archivedAt) return c.body(null, 204)
    await asActor(c.var.db, id, async (tx) => {
      const { staff } = await peopleOf(tx, team.id)
      await tx.execute(sql`select restore_team(${team.id})`)
      await noteChange(tx, { teamId: team.id, actorId: id, what: 'team-restored' }, c.var.now)
      const colleagues = staff.filter((person) => person !== id)
      await mailPeople(tx, team.id, colleagues, restoredMail(fullName, team.name), c.var.now)
      await tellPeople(tx, staff)
    })
    c.var.background.run(c.var.mailQueue.deliver)
    return c.body(null, 204)
  })
  .openapi(readChanges, async (c) => {
    const { id, team } = staffActorOf(c)
    if (team.duty !== 'owner') throw new Refusal('wrong-duty')
    const { at, id: changeId, what, actorName, aboutName, before, after } = myTeamsChanges
    const found = await asActor(c.var.db, id, (tx) =>
      tx
        .select({ id: changeId, at, what, actorName, aboutName, before, after })
        .from(myTeamsChanges)
        .where(eq(myTeamsChanges.teamId, team.id))
        .orderBy(desc(at), desc(what))
        .limit(CHANGES_TOLD),
    )
    return c.json({ changes: found.map((change) => ({ ...change, at: change.at.toISOString() })) }, 200)
  })
