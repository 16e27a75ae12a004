import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { mondayOf } from '#domain/calendar/days.ts'
import { addDays, localDayIn } from '#domain/calendar/local-day.ts'
import type { Role as AccountRole } from '#domain/account/role.ts'
import { absences } from '#database/schema/absences.ts'
import { healthProblems } from '#database/schema/health-problems.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { groupMembers } from '#database/schema/group-members.ts'
import { groups } from '#database/schema/groups.ts'
import { invitations } from '#database/schema/invitations.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { teams } from '#database/schema/teams.ts'
import { teamStaff } from '#database/schema/team-staff.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { memberOf, putOnTeam } from '#tests/support/member-of.ts'
import { rows } from '#tests/support/rows.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { ApiRequest } from './requests-for.ts'
import { PASSWORDS } from './schema-values.ts'

export const ATTACKERS = ['visitor', 'athlete', 'manager', 'stranger'] as const
export type Attacker = (typeof ATTACKERS)[number]

export const PEOPLE = [
  'athlete',
  'teamMate',
  'manager',
  'coach',
  'medical',
  'viewer',
  'removedStaff',
  'stranger',
  'otherManager',
] as const
export type Person = (typeof PEOPLE)[number]

/** In a body, or encoded in a URL. */
const PLACEHOLDER = /(?:\{|%7B){2}(\w+)(?:\}|%7D){2}/g

const STAFF = ['manager', 'coach', 'medical', 'viewer'] as const satisfies Person[]

/** The persons whose rows stay as they are, whatever the attacker sends. */
const OUT_OF_REACH: Record<Attacker, Person[]> = {
  visitor: [...PEOPLE],
  athlete: ['teamMate', ...STAFF, 'removedStaff', 'stranger', 'otherManager'],
  manager: ['removedStaff', 'stranger', 'otherManager'],
  stranger: ['athlete', 'teamMate', ...STAFF, 'removedStaff', 'otherManager'],
}

/** The persons whose name, address and words no reply may show to the attacker. */
const OUT_OF_SIGHT: Record<Attacker, Person[]> = {
  ...OUT_OF_REACH,
  // An athlete may see the name of the own manager.
  athlete: ['teamMate', 'removedStaff', 'stranger', 'otherManager'],
  stranger: ['athlete', 'teamMate', ...STAFF, 'removedStaff'],
}

const OWNER_COLUMNS = [
  ['profiles', 'id'],
  ['auth_accounts', 'user_id'],
  ['two_factors', 'account_id'],
  ['team_staff', 'account_id'],
  ['team_members', 'athlete_id'],
  ['group_members', 'athlete_id'],
  ['consents', 'athlete_id'],
  ['record_views', 'athlete_id'],
  ['metric_responses', 'athlete_id'],
  ['training_sessions', 'athlete_id'],
  ['corrections', 'athlete_id'],
  ['looked_at', 'athlete_id'],
  ['day_replies', 'athlete_id'],
  ['absences', 'athlete_id'],
  ['absence_details', 'athlete_id'],
  ['health_problems', 'athlete_id'],
  ['problem_findings', 'athlete_id'],
  ['problem_steps', 'athlete_id'],
  ['health_rounds', 'athlete_id'],
  ['health_round_answers', 'athlete_id'],
  ['daily_metrics', 'athlete_id'],
  ['submissions', 'athlete_id'],
] as const

/** What belongs to the team whose staff is out of reach. */
const TEAM_TABLES = ['teams', 'custom_metrics', 'daily_form_status', 'invitations', 'groups'] as const

export type AttackedTeams = Awaited<ReturnType<typeof attackedTeams>>

/** A team of two and a team of one, each person with words of their own in all they have written. */
export async function attackedTeams(app: TestApp) {
  const { system } = app.db
  const wordOf = Object.fromEntries(PEOPLE.map((name) => [name, `word${randomUUID()}`])) as Record<
    Person,
    string
  >
  const person = (name: Person, role: AccountRole) =>
    memberOf(app, { role, fullName: wordOf[name], email: `${wordOf[name]}@example.org` })
  const people = {
    manager: await person('manager', 'manager'),
    otherManager: await person('otherManager', 'manager'),
    athlete: await person('athlete', 'athlete'),
    teamMate: await person('teamMate', 'athlete'),
    stranger: await person('stranger', 'athlete'),
    coach: await person('coach', 'manager'),
    medical: await person('medical', 'manager'),
    viewer: await person('viewer', 'manager'),
    removedStaff: await person('removedStaff', 'manager'),
  }
  const teamId = people.manager.team.id
  for (const duty of ['coach', 'medical', 'viewer'] as const) {
    await system
      .insert(teamStaff)
      .values({ teamId, accountId: people[duty].id, duty, seesHealth: duty === 'medical' })
  }
  const team = (manager: 'manager' | 'otherManager', ...athletes: Person[]) =>
    furnish(
      app,
      people[manager].team.id,
      wordOf[manager],
      athletes.map((name) => ({ id: people[name].id, word: wordOf[name] })),
    )
  const [own, other] = [await team('manager', 'athlete', 'teamMate'), await team('otherManager', 'stranger')]

  const words = (attacker: Person | 'visitor'): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])),
    ownEmail: attacker === 'visitor' ? 'visitor@example.org' : people[attacker].email,
    self: people[attacker === 'visitor' ? 'athlete' : attacker].id,
    today: app.services.clock().toISOString().slice(0, 10),
    yesterday: dayBefore(app),
    metric: own.metricId,
    group: own.groupId,
    absence: own.absenceId,
    problem: own.problemId,
    step: own.stepId,
    monday: mondayOf(localDayIn('UTC', app.services.clock())),
    invitation: own.invitationId,
    code: own.code,
    team: people.manager.team.id,
    otherTeam: people.otherManager.team.id,
    otherMetric: other.metricId,
    otherGroup: other.groupId,
    otherInvitation: other.invitationId,
  })
  return {
    cookiesOf: (attacker: Person | 'visitor') =>
      (attacker === 'visitor' ? new Map() : people[attacker].cookies) as Map<string, string>,
    /** Puts what exists here in the place of its name. */
    inWords: (attacker: Person | 'visitor', request: ApiRequest): ApiRequest => {
      const known = words(attacker)
      const put = (text: string) =>
        text.replaceAll(PLACEHOLDER, (whole, name: string) => known[name] ?? whole)
      const { path, body } = request
      return { ...request, path: put(path), ...(typeof body === 'string' && { body: put(body) }) }
    },
    shownToo: (attacker: Attacker, text: string) =>
      OUT_OF_SIGHT[attacker].filter((name) => text.includes(wordOf[name])),
    /** Names, addresses, codes, answers, sessions and passwords: none of them belongs in a log. */
    secrets: [
      ...Object.values(wordOf),
      ...Object.values(people).flatMap(({ cookies }) => [...cookies.values()]),
      ...PASSWORDS,
    ],
    /** Changes when any row out of the attacker's reach does. */
    fingerprint: async (attacker: Attacker) => {
      const owners = sql.join(
        OUT_OF_REACH[attacker].map((name) => sql`${people[name].id}::uuid`),
        sql`, `,
      )
      const found: unknown[] = []
      const teamIds = sql`select team_id from team_staff where account_id in (${owners})`
      for (const table of TEAM_TABLES) {
        const column = sql.identifier(table === 'teams' ? 'id' : 'team_id')
        const kept = sql`select ${table} as table, md5(string_agg(t::text, '|' order by t::text)) as rows from ${sql.identifier(table)} t where ${column} in (${teamIds})`
        found.push(...(await rows(system, kept)))
      }
      for (const [table, owner] of OWNER_COLUMNS) {
        const kept = sql`select ${table} as table, md5(string_agg(t::text, '|' order by t::text)) as rows from ${sql.identifier(table)} t where ${sql.identifier(owner)} in (${owners})`
        found.push(...(await rows(system, kept)))
      }
      return found
    },
  }
}

const dayBefore = ({ services }: Pick<TestApp, 'services'>) =>
  addDays(localDayIn('UTC', services.clock()), -1)

/** A metric, an open invitation, a group, a weekly round, and a day, an answer, an absence and a problem of each athlete. */
async function furnish(
  { db: { system }, services }: TestApp,
  teamId: string,
  word: string,
  athletes: { id: string; word: string }[],
) {
  const code = `${word}-${randomUUID()}`
  const [metric] = await system
    .insert(customMetrics)
    .values({ teamId, title: word.slice(0, 80), type: 'text' })
    .returning()
  const [invitation] = await system
    .insert(invitations)
    .values({
      teamId,
      invitationCode: code,
      managerName: word,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning()
  const [group] = await system
    .insert(groups)
    .values({ teamId, name: word.slice(0, 40) })
    .returning()
  const yesterday = dayBefore({ services })
  const [absenceId, problemId, stepId] = [randomUUID(), randomUUID(), randomUUID()]
  await system.update(teams).set({ healthRoundWeekday: 1 }).where(eq(teams.id, teamId))
  for (const { id: athleteId, word: textValue } of athletes) {
    await putOnTeam({ system }, teamId, athleteId)
    await system.insert(groupMembers).values({ groupId: group!.id, teamId, athleteId })
    await system
      .insert(metricResponses)
      .values({ athleteId, metricId: metric!.id, date: yesterday, kind: 'text', textValue })
    await system
      .insert(trainingSessions)
      .values({ athleteId, date: yesterday, session: 'AM', trainingType: 'travel', rpe: 3, durationMin: 60 })
    await system.insert(absences).values({
      id: athleteId === athletes[0]!.id ? absenceId : randomUUID(),
      teamId,
      athleteId,
      status: 'modified',
      firstDay: yesterday,
      note: textValue,
      setAt: services.clock(),
    })
    const problem = athleteId === athletes[0]!.id ? problemId : randomUUID()
    await system.insert(healthProblems).values({
      id: problem,
      teamId,
      athleteId,
      kind: 'illness',
      beganOn: yesterday,
      note: textValue,
      reportedAt: services.clock(),
    })
    await system.insert(problemSteps).values({
      id: problem === problemId ? stepId : randomUUID(),
      problemId: problem,
      teamId,
      athleteId,
      title: textValue.slice(0, 60),
      createdAt: services.clock(),
    })
  }
  return {
    metricId: metric!.id,
    invitationId: invitation!.id,
    groupId: group!.id,
    absenceId,
    problemId,
    stepId,
    code,
  }
}
