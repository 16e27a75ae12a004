import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { groupMembers } from '#database/schema/group-members.ts'
import { groups } from '#database/schema/groups.ts'
import { liveEvents } from '#database/schema/live-events.ts'
import { test } from '#tests/support/app-test.ts'
import { colleagueOf, memberOf, putOnTeam } from '#tests/support/member-of.ts'
import type { Someone } from '#tests/support/someone.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const createGroup = async (coach: Someone, name: string) =>
  (await coach.team.post('/groups', { name })).body.group
const groupsOf = async (reader: Someone) => (await reader.team.get('/groups')).body.groups
const putMembers = (coach: Someone, { id }: { id: string }, athletes: Someone[], before?: Someone[]) =>
  coach.team.put(`/groups/${id}/members`, {
    athleteIds: athletes.map((athlete) => athlete.id),
    ...(before && { before: before.map((athlete) => athlete.id) }),
  })
const changesOf = async (coach: Someone) =>
  (await coach.team.get('/changes')).body.changes.map(({ what, before, after }) => [what, before, after])

async function teamOfTwo(app: TestApp) {
  const coach = await memberOf(app, { role: 'manager' })
  const ida = await memberOf(app, { coach, fullName: 'Ida' })
  const bo = await memberOf(app, { coach, fullName: 'Bo' })
  return { coach, ida, bo }
}

const outcome = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | null)?.code,
]

test('a group is added, renamed, filled and deleted, and the owners read of it', async ({ app }) => {
  const { coach, ida, bo } = await teamOfTwo(app)
  const group = await createGroup(coach, '  Under  nineteen ')
  expect(group).toEqual({ id: expect.any(String), name: 'Under nineteen', athleteIds: [] })
  const other = await createGroup(coach, 'Defenders')
  expect((await coach.team.send('PATCH', `/groups/${group.id}`, { name: 'U19' })).status).toBe(204)
  expect((await coach.team.send('PATCH', `/groups/${group.id}`, { name: 'U19' })).status).toBe(204)
  expect((await putMembers(coach, group, [ida, bo, ida])).status).toBe(204)
  expect((await putMembers(coach, other, [bo])).status).toBe(204)
  expect((await putMembers(coach, group, [bo])).status).toBe(204)
  expect(await groupsOf(coach)).toEqual([
    { ...other, athleteIds: [bo.id] },
    { id: group.id, name: 'U19', athleteIds: [bo.id] },
  ])
  expect((await coach.team.delete(`/groups/${group.id}`)).status).toBe(204)
  expect(outcome(await coach.team.delete(`/groups/${group.id}`))).toEqual([404, 'not-found'])
  expect(await groupsOf(coach)).toHaveLength(1)
  expect((await coach.team.get('/athletes')).body.athletes).toHaveLength(2)
  expect((await changesOf(coach)).toReversed()).toEqual([
    ['group-created', null, 'Under nineteen'],
    ['group-created', null, 'Defenders'],
    ['group-renamed', 'Under nineteen', 'U19'],
    ['group-deleted', 'U19', null],
  ])
})

test('its staff are told of a change, its athletes are not', async ({ app }) => {
  const { coach, ida } = await teamOfTwo(app)
  const group = await createGroup(coach, 'Slow')
  await putMembers(coach, group, [ida])
  const told = await app.db.system.select().from(liveEvents).where(eq(liveEvents.topic, 'groups'))
  const channels = told.map(({ channel }) => channel).filter((channel) => channel.endsWith(coach.team.id))
  expect(new Set(channels)).toEqual(new Set([`staff:${coach.team.id}`]))
})

describe('a name', () => {
  test.for([
    ['', 'name: A group needs a name.'],
    ['   ', 'name: A group needs a name.'],
    ['x'.repeat(41), 'name: Use at most 40 characters.'],
    ['U\u200B19', 'name: This name holds invisible characters. Please type it anew.'],
    [7, expect.stringContaining('name')],
  ] as const)('%j is refused', async ([name, message], { app }) => {
    const coach = await memberOf(app, { role: 'manager' })
    const reply = await coach.team.post('/groups', { name })
    expect([reply.status, reply.body.message]).toEqual([400, message])
    expect(await groupsOf(coach)).toEqual([])
  })

  test('that the team has, in whatever capitals, is refused; another team may have it', async ({ app }) => {
    const [coach, stranger] = [
      await memberOf(app, { role: 'manager' }),
      await memberOf(app, { role: 'manager' }),
    ]
    const group = await createGroup(coach, 'Défense')
    const other = await createGroup(coach, 'U19')
    expect(outcome(await coach.team.post('/groups', { name: 'DÉFENSE ' }))).toEqual([409, 'group-name-taken'])
    const renaming = (id: string, name: string) => coach.team.send('PATCH', `/groups/${id}`, { name })
    expect(outcome(await renaming(other.id, 'défense'))).toEqual([409, 'group-name-taken'])
    expect((await renaming(group.id, 'DÉFENSE')).status).toBe(204)
    expect(await createGroup(stranger, 'Défense')).toMatchObject({ name: 'Défense' })
  })
})

describe('at the same moment', () => {
  test('one of many of the same name is added', async ({ app }) => {
    const coach = await memberOf(app, { role: 'manager' })
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        coach.team.post('/groups', { name: index % 2 ? 'U19' : 'u19' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await groupsOf(coach)).toHaveLength(1)
  })

  test('thirty give twenty groups, and ten refusals that say why', async ({ app }) => {
    const coach = await memberOf(app, { role: 'manager' })
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => coach.team.post('/groups', { name: `Group ${index}` })),
    )
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array.from({ length: 10 }, () => 'A team has at most 20 groups. Delete one that you no longer need.'),
    )
    expect(await groupsOf(coach)).toHaveLength(20)
  })

  test('two tabs that began from the same athletes: the second is told, and overwrites nothing', async ({
    app,
  }) => {
    const { coach, ida, bo } = await teamOfTwo(app)
    const group = await createGroup(coach, 'U19')
    const replies = await Promise.all([
      putMembers(coach, group, [ida], []),
      putMembers(coach, group, [bo], []),
    ])
    const [stored, refused] = replies[0].status === 204 ? replies : replies.toReversed()
    expect([stored!.status, outcome(refused!)]).toEqual([204, [409, 'group-changed']])
    expect((await groupsOf(coach))[0]!.athleteIds).toEqual([stored === replies[0] ? ida.id : bo.id])
  })

  test('who leaves while being put into a group is in none', async ({ app }) => {
    const { coach, bo } = await teamOfTwo(app)
    const group = await createGroup(coach, 'U19')
    for (let round = 0; round < 5; round += 1) {
      const ida = await memberOf(app, { coach })
      await Promise.all([putMembers(coach, group, [ida, bo]), ida.delete('/api/team-membership')])
      const places = await app.db.system.select().from(groupMembers).where(eq(groupMembers.athleteId, ida.id))
      expect(places).toEqual([])
    }
  })
})

describe('who is in a group', () => {
  test('is nobody who is not on the team', async ({ app }) => {
    const { coach, ida, bo } = await teamOfTwo(app)
    const eve = await memberOf(app, { coach: await memberOf(app, { role: 'manager' }) })
    const group = await createGroup(coach, 'U19')
    await putMembers(coach, group, [ida])
    await bo.delete('/api/team-membership')
    for (const nobodyHere of [eve, bo, { ...eve, id: randomUUID() }, coach]) {
      const reply = await putMembers(coach, group, [ida, nobodyHere])
      expect(outcome(reply)).toEqual([409, 'athletes-not-on-team'])
      expect(reply.body).toMatchObject({
        message: 'Some of these athletes are not on the team any more. Please choose again.',
      })
    }
    expect((await groupsOf(coach))[0]!.athleteIds).toEqual([ida.id])
  })

  test.for([
    ['leaves', (_: Someone, ida: Someone) => ida.delete('/api/team-membership')],
    ['is removed', (coach: Someone, ida: Someone) => coach.team.delete(`/athletes/${ida.id}`)],
    [
      'deletes the account',
      (_: Someone, ida: Someone) => ida.post('/api/account/deletion', { password: 'a good password' }),
    ],
    ['loses the team', (coach: Someone) => coach.team.post('/archive')],
  ] as const)('ends when the athlete %s', async ([, leave], { app }) => {
    const { coach, ida } = await teamOfTwo(app)
    const group = await createGroup(coach, 'U19')
    await putMembers(coach, group, [ida])
    expect((await leave(coach, ida)).status).toBeLessThan(300)
    expect(await groupsOf(coach)).toEqual([{ ...group, athleteIds: [] }])
  })

  test('does not come back with who joins again', async ({ app }) => {
    const { coach, ida } = await teamOfTwo(app)
    await putMembers(coach, await createGroup(coach, 'U19'), [ida])
    await ida.delete('/api/team-membership')
    await putOnTeam(app.db, coach.team.id, ida.id)
    expect((await groupsOf(coach))[0]!.athleteIds).toEqual([])
  })

  test('goes with the team', async ({ app }) => {
    const { coach, ida } = await teamOfTwo(app)
    const group = await createGroup(coach, 'U19')
    await putMembers(coach, group, [ida])
    await app.db.system.execute(sql`delete from teams where id = ${coach.team.id}`)
    expect(await app.db.system.$count(groups, eq(groups.id, group.id))).toBe(0)
    expect(await app.db.system.$count(groupMembers, eq(groupMembers.groupId, group.id))).toBe(0)
  })
})

test('all staff read groups; only who runs the team changes them, and only its own', async ({ app }) => {
  const { coach, ida } = await teamOfTwo(app)
  const group = await createGroup(coach, 'U19')
  await putMembers(coach, group, [ida])
  const stranger = await memberOf(app, { role: 'manager' })
  const duties = await Promise.all(
    (['coach', 'medical', 'viewer'] as const).map((duty) => colleagueOf(app, coach, { duty })),
  )
  const writes = (client: Someone['team']) => [
    () => client.post('/groups', { name: 'New' }),
    () => client.send('PATCH', `/groups/${group.id}`, { name: 'New name' }),
    () => client.put(`/groups/${group.id}/members`, { athleteIds: [] }),
    () => client.delete(`/groups/${group.id}`),
  ]
  for (const reader of duties) expect((await reader.team.get('/groups')).status).toBe(200)
  for (const reader of duties.slice(1))
    for (const write of writes(reader.team)) expect(outcome(await write())).toEqual([403, 'wrong-duty'])
  for (const write of writes(stranger.team).slice(1))
    expect(outcome(await write())).toEqual([404, 'not-found'])
  expect((await ida.get(`/api/teams/${coach.team.id}/groups`)).status).toBe(403)
  expect(await groupsOf(coach)).toEqual([{ ...group, athleteIds: [ida.id] }])
  for (const write of writes(duties[0]!.team)) expect((await write()).status).toBeLessThan(300)
})
