import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { invitations } from '#database/schema/invitations.ts'
import { mails } from '#database/schema/mails.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { teams as teamsTable } from '#database/schema/teams.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'
import { rows, violatedBy } from '#tests/support/rows.ts'
import { type TwoTeams, twoTeams } from '#tests/support/two-teams.ts'

const words = sql`'{"en": {"subject": "s", "text": "t"}}'::jsonb`

let database: Database
let teams: TwoTeams

beforeAll(async () => {
  database = await migratedDatabase()
  teams = await twoTeams(database)
})
afterAll(() => database.close())

describe('a team', () => {
  test('has at most ten metrics, even when fifty are added at once', async () => {
    const { manager } = teams.people
    const [created] = await database.system.insert(teamsTable).values({ name: 'Ten' }).returning()
    const teamId = created!.id
    await database.system.insert(teamStaff).values({ teamId, accountId: manager, duty: 'owner' })
    const attempts = Array.from({ length: 50 }, (_, index) =>
      violatedBy(
        asActor(database, manager, async (tx) => {
          await tx.insert(customMetrics).values({ teamId, title: `Metric ${index}`, type: 'rating' })
        }),
      ),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'nothing')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'custom_metrics_at_most_10_per_team')).toHaveLength(40)
  })

  test('has managers on its staff and athletes as members', async () => {
    const { people } = teams
    const { team: teamId } = teams.teams
    const staff = database.system
      .insert(teamStaff)
      .values({ teamId, accountId: people.formerMember, duty: 'owner' })
    expect(await violatedBy(staff)).toBe('team_staff_are_managers')
    const member = database.system.insert(teamMembers).values({ teamId, athleteId: people.removedStaff })
    expect(await violatedBy(member)).toBe('team_members_are_athletes')
  })

  test('lets an athlete go only for those who run it', async () => {
    const { people } = teams
    const { team, otherTeam } = teams.teams
    const release = (actor: string, teamId: string) =>
      asActor(database, actor, (tx) =>
        rows(tx, sql`select release_athlete(${teamId}, ${people.teamMate}, now()) as released`),
      )
    const others = ['medical', 'viewer', 'removedStaff', 'otherManager', 'athlete', 'teamMate'] as const
    for (const name of others) expect(await release(people[name], team), name).toEqual([{ released: false }])
    expect(await release(people.otherManager, otherTeam)).toEqual([{ released: false }])
    const [member] = await database.system
      .select()
      .from(teamMembers)
      .where(eq(teamMembers.athleteId, people.teamMate))
    expect(member?.leftAt).toBeNull()
  })

  test('is changed, archived, brought back and written for by its owners alone', async () => {
    const { people } = teams
    const { team } = teams.teams
    const others = ['coach', 'medical', 'viewer', 'removedStaff', 'otherManager', 'athlete'] as const
    const archive = sql`select archive_team(${team}, now()) as done`
    const restore = sql`select restore_team(${team}) as done`
    const ask = (actor: string, query: SQL) => asActor(database, actor, (tx) => rows(tx, query))
    const refuseAll = async (query: SQL) => {
      for (const name of others) expect(await ask(people[name], query), name).toEqual([{ done: false }])
    }
    await refuseAll(sql`select change_team(${team}, 'Theirs', true, 'fr') as done`)
    await refuseAll(archive)
    const translate = sql`update teams set locale = 'fr' where id = ${team}`
    for (const name of ['manager', ...others] as const)
      await expect(ask(people[name], translate), name).rejects.toThrow()
    for (const name of others) {
      await ask(
        people[name],
        sql`select mail_people(${team}, array[${people.manager}]::uuid[], ${words}, now())`,
      )
    }
    expect(await database.system.$count(mails, eq(mails.accountId, people.manager))).toBe(0)
    const [kept] = await database.system.select().from(teamsTable).where(eq(teamsTable.id, team))
    expect(kept).toMatchObject({ archivedAt: null, demandsTwoStep: false, locale: 'en' })
    expect(kept?.name).not.toBe('Theirs')
    await database.system.update(teamsTable).set({ archivedAt: new Date() }).where(eq(teamsTable.id, team))
    await refuseAll(restore)
    expect(await ask(people.manager, restore)).toEqual([{ done: true }])
  })

  test('has those told whose answers go only by who runs it and sees them', async () => {
    const { people, rows: row } = teams
    const toldBy = async (actor: string, metric: string) => {
      await asActor(database, actor, (tx) =>
        tx.execute(sql`select tell_whose_answers_go(${metric}, ${words}, now())`),
      )
      return database.system.$count(mails, eq(mails.accountId, people.athlete))
    }
    const others = ['medical', 'viewer', 'removedStaff', 'otherManager', 'athlete'] as const
    for (const name of others) expect(await toldBy(people[name], row.metric), name).toBe(0)
    expect(await toldBy(people.coach, row.healthMetric)).toBe(0)
    expect(await toldBy(people.coach, row.metric)).toBe(1)
    expect(await toldBy(people.manager, row.healthMetric)).toBe(2)
  })

  test('is the only one its athletes are on', async () => {
    const member = { teamId: teams.teams.otherTeam, athleteId: teams.people.athlete }
    expect(await violatedBy(database.system.insert(teamMembers).values(member))).toBe(
      'team_members_one_current_team',
    )
  })

  test.each([
    [{ name: ' ' }, 'teams_name'],
    [{ name: 'x'.repeat(141) }, 'teams_name'],
  ])('can not be %j (%s)', async (values, constraint) => {
    expect(await violatedBy(database.system.insert(teamsTable).values(values))).toBe(constraint)
  })

  test.each([
    [{ title: ' ' }, 'custom_metrics_title'],
    [{ title: 'x'.repeat(81) }, 'custom_metrics_title'],
    [{ title: 'x', type: 'number' }, 'custom_metrics_type'],
    [{ title: 'x', audience: 'friends' }, 'custom_metrics_audience'],
  ])('can not have the metric %j (%s)', async (values, constraint) => {
    const metric = { teamId: teams.teams.otherTeam, type: 'rating' as const, ...values }
    expect(await violatedBy(database.system.insert(customMetrics).values(metric as never))).toBe(constraint)
  })

  test('has one form status, whose window is not empty', async () => {
    const insert = (values: object) =>
      database.system
        .insert(dailyFormStatus)
        .values({ teamId: teams.teams.otherTeam, date: '2026-11-10', ...values })
    expect(await violatedBy(insert({ openTime: '08:00', closeTime: '08:00' }))).toBe(
      'daily_form_status_window',
    )
    expect(await violatedBy(insert({}))).toBe('nothing')
    expect(await violatedBy(insert({}))).toBe('daily_form_status_team_id_key')
  })

  test.each([
    [{ invitationCode: 'too-short' }, 'invitations_code_length'],
    [{ status: 'lost' }, 'invitations_status'],
    [{ email: 'Upper@example.org' }, 'invitations_email_lower_case'],
  ])('can not have the invitation %j (%s)', async (values, constraint) => {
    const invitation = {
      teamId: teams.teams.team,
      invitationCode: randomUUID(),
      managerName: 'M',
      expiresAt: new Date(),
      ...values,
    }
    expect(await violatedBy(database.system.insert(invitations).values(invitation as never))).toBe(constraint)
  })
})

describe('what is deleted', () => {
  test('takes a team’s metrics and answers along, and an account’s own rows; athletes lose only their team', async () => {
    const before = await twoTeamsAgain()
    await database.system.execute(sql`delete from teams where id = ${before.teams.team}`)
    const isCurrent = and(eq(teamMembers.athleteId, before.people.athlete), isNull(teamMembers.leftAt))
    expect(await database.system.$count(teamMembers, isCurrent)).toBe(0)
    expect(await left('metric_responses', before.rows.answer)).toBe(0)
    expect(await left('training_sessions', before.rows.session)).toBe(1)
    await database.system.execute(sql`delete from profiles where id = ${before.people.athlete}`)
    expect(await left('training_sessions', before.rows.session)).toBe(0)
    expect(await left('daily_metrics', before.rows.dailyMetric)).toBe(0)
  })

  test('takes a team along with the last person who works for it, also if two go at once', async () => {
    const { people, teams: created, rows: row } = await twoTeamsAgain()
    const { manager, coach, medical, viewer, staffOfBoth } = people
    await database.system.execute(sql`delete from profiles where id in (${coach}, ${medical}, ${viewer})`)
    expect(await left('teams', created.team)).toBe(1)
    await database.system.execute(
      sql`update team_staff set duty = 'owner' where team_id = ${created.team} and account_id = ${staffOfBoth}`,
    )
    await Promise.all([manager, staffOfBoth].map(deleteAccount))
    expect([await left('teams', created.team), await left('teams', created.otherTeam)]).toEqual([0, 1])
    expect(await left('custom_metrics', row.metric)).toBe(0)
  })

  test('is not the last owner of a team that others work for, unless it is archived', async () => {
    const { people, teams: created } = await twoTeamsAgain()
    const keepsAnOwner = expect.objectContaining({
      cause: expect.objectContaining({ constraint: 'team_staff_keeps_an_owner' }),
    })
    await expect(deleteAccount(people.manager)).rejects.toEqual(keepsAnOwner)
    const stepDown = database.system.execute(
      sql`update team_staff set duty = 'coach' where account_id = ${people.manager}`,
    )
    await expect(stepDown).rejects.toEqual(keepsAnOwner)
    await database.system.execute(sql`update teams set archived_at = now() where id = ${created.team}`)
    await deleteAccount(people.manager)
    expect(await left('teams', created.team)).toBe(1)
  })

  const deleteAccount = async (id: string) => {
    await database.system.execute(sql`delete from profiles where id = ${id}`)
  }

  async function twoTeamsAgain() {
    await database.system.execute(sql`delete from rate_limits`)
    await database.system.execute(sql`delete from job_runs`)
    return twoTeams(database)
  }

  async function left(table: string, id: string) {
    return (await rows(database.system, sql`select 1 from ${sql.identifier(table)} where id = ${id}`)).length
  }
})
