import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { rateLimits } from '#database/schema/rate-limits.ts'
import { teamMembers } from '#database/schema/team-members.ts'
import { test } from '#tests/support/app-test.ts'
import { cookieHeader } from '#tests/support/cookie-header.ts'
import {
  type ApiDocument,
  nameOf,
  type Operation,
  operationsIn,
} from '#tests/support/requests/api-document.ts'
import { attackedTeams, type AttackedTeams, type Person } from '#tests/support/requests/attacked-teams.ts'
import { pathFor, ROUTE_ACCESS } from '#tests/support/requests/route-access.ts'
import { rows } from '#tests/support/rows.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** The staff first: what they open is noted, and read by the athletes. */
const READERS = ['manager', 'coach', 'viewer', 'athlete', 'stranger'] as const satisfies Person[]

/** A stream never ends. */
const UNREADABLE = ['GET /api/live']
/** They read too, though not by their method. */
const READING = /^POST .*\/(insights\/.*|join\/preview)$/

const DAY_BEFORE = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const REQUEST_ID = /"requestId":"[^"]+"/
/** Of the owners' list: tables are taken at the same time as it is read. */
const EXPORTED = /\{[^{}]*"what":"exported"[^{}]*\},?/g

const isRead = (operation: Operation) => {
  const name = nameOf(operation)
  return (operation.method === 'GET' || READING.test(name)) && !UNREADABLE.includes(name)
}

test('no query leaves it to a policy or a view which rows it reads', async ({ app }) => {
  const { body } = await fetch(`${app.origin}/api/openapi.json`).then(async (reply) => ({
    body: (await reply.json()) as ApiDocument,
  }))
  beginAt(app, `${new Date().toISOString().slice(0, 10)}T12:01:00Z`)
  const reads = operationsIn(body).filter(isRead)
  expect(reads.length).toBeGreaterThan(25)
  const teams = await attackedTeams(app)
  await leaveTraces(app)
  // What reading itself leaves behind, who opened what and when a session was used, is the same for both rounds.
  await allReplies(app, teams, reads)
  const guarded = await allReplies(app, teams, reads)
  await openPolicies(app)
  const open = await allReplies(app, teams, reads)
  expect(Object.fromEntries(open)).toEqual(Object.fromEntries(guarded))
})

/** Far from the end of a quarter of an hour: who opens something in the next one is noted anew, in one of the two rounds. */
function beginAt(app: TestApp, moment: string) {
  const ahead = Date.parse(moment) - Date.now()
  app.setClock(() => new Date(Date.now() + ahead))
}

/** A question of each team is about health, and was asked in other words before. Everyone was on another team before and has answered both today; someone keeps the days before today to themselves. */
async function leaveTraces({ db: { system } }: TestApp) {
  await system.execute(sql`
    insert into custom_metrics (team_id, title, type, audience)
    select id, 'Pain of ' || id, 'rating', 'health' from teams`)
  await system.execute(sql`update custom_metrics set title = 'Now ' || title where audience = 'health'`)
  await system.execute(sql`
    insert into custom_metrics (team_id, title, type, audience, archived_at)
    select id, 'Archived pain of ' || id, 'rating', 'health', now() from teams`)
  // The coach also has a team alone, with an athlete, and there does not see health answers either.
  await system.execute(sql`
    update team_staff set sees_health = false
    where duty = 'owner' and account_id in (select account_id from team_staff where duty = 'coach')`)
  await system.execute(sql`
    with alone as (insert into profiles (email, full_name) values ('alone@example.org', 'Alone') returning id)
    insert into team_members (team_id, athlete_id)
    select team_id, alone.id from team_staff, alone where duty = 'owner' and not sees_health`)
  await system.execute(sql`
    insert into team_members (team_id, athlete_id, left_at)
    select t.id, m.athlete_id, now() from team_members m, teams t where t.id <> m.team_id`)
  await system.execute(sql`
    insert into metric_responses (athlete_id, metric_id, date, kind, text_value)
    select m.athlete_id, q.id, current_date - 2, 'text', 'to a former team' from team_members m
    join custom_metrics q on q.team_id = m.team_id where m.left_at is not null`)
  await system.execute(sql`
    insert into metric_responses (athlete_id, metric_id, date, rating_value)
    select m.athlete_id, q.id, day, 3 from team_members m join custom_metrics q on q.team_id = m.team_id,
      unnest(array[current_date, current_date - 1]) day
    on conflict do nothing`)
  // Each team's form opens at a minute of its own.
  await system.execute(sql`
    update daily_form_status f set open_time = time '00:00' + numbered.n * interval '1 minute'
    from (select id, row_number() over () as n from daily_form_status) numbered where numbered.id = f.id`)
  await system.execute(sql`
    insert into looked_at (team_id, athlete_id, subject, metric_id, size, day, looked_by, looked_at)
    select q.team_id, m.athlete_id, 'question', q.id, 3, current_date, s.account_id, now() from team_members m
    join custom_metrics q on q.team_id = m.team_id join team_staff s on s.team_id = m.team_id and s.duty = 'owner'
    where m.left_at is null`)
  await system.execute(sql`
    insert into day_replies (team_id, athlete_id, day, author_id, reply, replied_at)
    select m.team_id, m.athlete_id, current_date - ago, s.account_id, 'Rest', now() from team_members m
    join team_staff s on s.team_id = m.team_id and s.duty = 'owner', generate_series(0, 1) ago`)
  // Set in time for everybody but who shares from today on; those of former members before they left.
  await system.execute(sql`alter table absences disable trigger user`)
  await system.execute(sql`
    insert into absences (id, team_id, athlete_id, status, first_day, note, set_by, set_at)
    select gen_random_uuid(), m.team_id, m.athlete_id, 'out', current_date - 5, 'Set ' || ago || ' days ago of ' || m.team_id, s.account_id, now() - ago * interval '1 day'
    from team_members m join team_staff s on s.team_id = m.team_id and s.duty = 'owner', unnest(array[0, 3]) ago`)
  await system.execute(sql`alter table absences enable trigger user`)
  await system.execute(sql`
    insert into absence_details (absence_id, team_id, athlete_id, reason, note)
    select id, team_id, athlete_id, 'injury', 'Knee' from absences`)
  // One that is shared with the coach and one that is the return of another, of which some reported in time.
  await system.execute(sql`alter table health_problems disable trigger user`)
  await system.execute(sql`
    insert into health_problems (id, team_id, athlete_id, kind, area, began_on, note, is_shared_with_coach, reported_by, reported_at)
    select gen_random_uuid(), m.team_id, m.athlete_id, 'injury', 'knee', current_date - 5, 'Told ' || ago || ' days ago of ' || m.team_id,
      is_shared, m.athlete_id, now() - ago * interval '1 day'
    from team_members m, unnest(array[0, 3]) ago, unnest(array[true, false]) is_shared`)
  await system.execute(sql`
    update health_problems p set recurrence_of = former.id from health_problems former
    where former.athlete_id = p.athlete_id and former.team_id = p.team_id and p.is_shared_with_coach and not former.is_shared_with_coach`)
  await system.execute(
    sql`update health_problems set resolved_on = current_date where not is_shared_with_coach`,
  )
  await system.execute(sql`alter table health_problems enable trigger user`)
  await system.execute(sql`
    insert into problem_findings (problem_id, team_id, athlete_id, code, set_at)
    select id, team_id, athlete_id, 'KLA', now() from health_problems`)
  await system.execute(sql`
    insert into problem_steps (id, problem_id, team_id, athlete_id, title, created_at)
    select gen_random_uuid(), id, team_id, athlete_id, 'Run', now() from health_problems`)
  await system.execute(sql`
    insert into health_rounds (team_id, athlete_id, week, answered_at, has_problem)
    select team_id, athlete_id, date_trunc('week', now())::date, min(reported_at), true from health_problems group by 1, 2`)
  await system.execute(sql`
    insert into health_round_answers (team_id, athlete_id, week, problem_id, participation)
    select team_id, athlete_id, date_trunc('week', now())::date, id, 3 from health_problems`)
  // Former members were nudged for their team too, and everybody by the clock.
  await system.execute(sql`
    insert into reminders (team_id, athlete_id, day, kind, channel, due_at)
    select m.team_id, m.athlete_id, current_date, kind, 'mail', now() from team_members m,
      unnest(array['nudge', 'closing']) kind
    on conflict do nothing`)
  await system.execute(sql`
    insert into reminder_choices (athlete_id, changed_at) select id, now() from profiles where role = 'athlete'`)
  await system.execute(sql`
    insert into digest_choices (account_id, team_id, by_mail, changed_at)
    select account_id, team_id, true, now() from team_staff`)
  await system.execute(sql`
    insert into digests (account_id, team_id, day, due_at)
    select account_id, team_id, current_date, now() from team_staff`)
  await system.execute(sql`
    insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, user_agent, added_at, last_seen_at)
    select distinct on (user_id) user_id, id, 'https://push.example/' || id, 'k', 'a', 'a browser', now(), now()
    from auth_sessions`)
  const [withholding] = await system
    .select()
    .from(teamMembers)
    .where(sql`left_at is null`)
    .limit(1)
  await system
    .update(teamMembers)
    .set({ sharesFrom: new Date().toISOString().slice(0, 10) })
    .where(sql`id = ${withholding!.id}`)
}

async function allReplies(app: TestApp, teams: AttackedTeams, reads: Operation[]) {
  const replies = new Map<string, unknown>()
  await app.db.system.delete(rateLimits)
  for (const person of READERS) {
    await Promise.all(
      reads.flatMap(requestsFor).map(async (request) => {
        const { method, path, body } = teams.inWords(person, request)
        replies.set(`${person}: ${method} ${path}`, await ask(app, teams, person, { method, path, body }))
      }),
    )
  }
  return replies
}

/** About the one team, about the other, and about what is the other's by the address of the one. */
function requestsFor(operation: Operation) {
  const access = ROUTE_ACCESS[nameOf(operation)]!
  const path = pathFor(operation.path, access)
  const body = access.body === undefined ? undefined : JSON.stringify(access.body)
  const request = (asked: string) => ({
    operation: nameOf(operation),
    method: operation.method,
    path: asked,
    headers: {},
    ...(body !== undefined && { body }),
  })
  return path.includes('{{team}}')
    ? [
        request(path),
        // Some keep that day to themselves.
        ...(path.endsWith('/day') ? [request(`${path}?day=${DAY_BEFORE}`)] : []),
        ...(/squad|\.csv/.test(path)
          ? ['group', 'otherGroup'].map((group) => request(`${path}&group={{${group}}}`))
          : []),
        request(path.replace('{{team}}', '{{otherTeam}}')),
        request(path.replace('{{metric}}', '{{otherMetric}}').replace('{{athlete}}', '{{stranger}}')),
      ]
    : [request(path)]
}

type Asked = { method: string; path: string; body?: string | Uint8Array<ArrayBuffer> | undefined }

async function ask(app: TestApp, teams: AttackedTeams, person: Person, { method, path, body }: Asked) {
  const reply = await fetch(app.origin + path, {
    method,
    headers: {
      Cookie: cookieHeader(teams.cookiesOf(person)),
      Connection: 'close',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  if (reply.headers.get('Content-Type') !== 'application/zip') {
    return [reply.status, (await reply.text()).replace(REQUEST_ID, '').replaceAll(EXPORTED, '')]
  }
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return Object.entries(files)
    .filter(([name]) => name !== 'README.txt')
    .map(([name, bytes]) => [name, strFromU8(bytes)])
}

async function openPolicies({ db: { system } }: TestApp) {
  const policies = await rows(
    system,
    sql`select policyname as name, tablename as table, cmd from pg_policies`,
  )
  expect(policies.length).toBeGreaterThan(20)
  for (const { name, table, cmd } of policies) {
    const reads = cmd === 'INSERT' ? sql`` : sql`using (true)`
    const writes = cmd === 'INSERT' || cmd === 'UPDATE' ? sql`with check (true)` : sql``
    await system.execute(
      sql`alter policy ${sql.identifier(String(name))} on ${sql.identifier(String(table))} ${reads} ${writes}`,
    )
  }
  for (const [view, text] of Object.entries(OPEN_VIEWS)) {
    await system.execute(sql`create or replace view ${sql.identifier(view)} as ${sql.raw(text)}`)
  }
}

/** What queries read instead of a table, without the actor in it. */
const OPEN_VIEWS = {
  own_groups: 'select m.athlete_id, g.name, m.since from group_members m join groups g on g.id = m.group_id',
  reply_authors: 'select id, full_name from profiles',
  own_profile: 'select id, full_name, role from profiles',
  own_answers: `select athlete_id, metric_id, date, kind, rating_value, text_value, given_at, created_at
    from metric_responses`,
  own_sessions: 'select athlete_id, date, unit_load from training_sessions',
  my_form_windows: `select t.id as team_id, t.time_zone, s.open_time, s.close_time, s.manually_closed,
      s.closed_by_hand_at, s.opened_by_hand_at
    from teams t left join daily_form_status s on s.team_id = t.id`,
  my_athletes: 'select athlete_id, shares_from, team_id from team_members where left_at is null',
  my_athletes_profiles: `select p.id, full_name, avatar_url, team_id, shares_from, email
    from team_members m join profiles p on p.id = m.athlete_id where left_at is null`,
  shared_answers: `select r.id, r.athlete_id, metric_id, date, rating_value, text_value, is_late, r.created_at,
      team_id, shares_from
    from team_members m join metric_responses r on r.athlete_id = m.athlete_id where left_at is null`,
  my_metrics: `select id, team_id, audience, title, type, position, created_at, reworded_at
    from custom_metrics`,
  metrics_to_answer: `select id, team_id, audience, title, description, type, position, created_at, archived_at,
      restored_at, reworded_at
    from custom_metrics`,
}
