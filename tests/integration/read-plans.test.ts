import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Call } from '#database/statement.ts'
import { addMetric, answer, log, type Season, test } from '#tests/support/season.ts'

const LARGE_TABLES = ['training_sessions', 'metric_responses']
const [from, to] = ['2026-10-01', '2026-11-18'] as const
const range = `from=${from}&to=${to}`

type PlanNode = {
  'Relation Name'?: string
  'Index Cond'?: string
  'Node Type': string
  Plans?: PlanNode[]
}

/** Of a club with many teams. */
test.beforeAll(async ({ season }) => {
  const { system } = season.app.db
  const { ida, stranger } = season
  await log(season, ida, [from, 'AM', 5, 60], [to, 'PM', 4, 50])
  await answer(season, ida, await addMetric(season, 'Sleep'), [from, 3], [to, 4])
  await answer(season, ida, await addMetric(season, 'Notes', 'text'), [to, 'Slept badly'])
  await system.execute(sql`
    insert into profiles (role, email, full_name)
    select 'athlete', n || '@others.example', 'Athlete ' || n from generate_series(1, 300) n`)
  await system.execute(sql`
    insert into team_members (team_id, athlete_id)
    select ${stranger.team.id}::uuid, id from profiles where email like '%@others.example'`)
  await system.execute(sql`
    insert into custom_metrics (team_id, title, type) select ${stranger.team.id}::uuid, 'Sleep', 'rating'`)
  await system.execute(sql`
    insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
    select id, day, 'AM', 'travel', 5, 60
    from generate_series(${from}::date, ${to}::date, '1 day') day, profiles where email like '%@others.example'`)
  await system.execute(sql`
    insert into metric_responses (athlete_id, metric_id, date, rating_value)
    select p.id, q.id, day, 3
    from generate_series(${from}::date, ${to}::date, '1 day') day, profiles p, custom_metrics q
    where email like '%@others.example' and q.team_id = ${stranger.team.id}::uuid`)
  await system.execute(sql`vacuum analyze`)
})

test('what one asks for is looked up by athlete, so that no reader waits for what others have recorded', async ({
  season,
}) => {
  const { coach, ida } = season
  const scans = await scansOf(season, coach.id, async () => {
    const paths = [
      `/day?day=${to}`,
      `/day/usual?day=${to}`,
      '/standing-out',
      `/statistics/squad?${range}`,
      `/statistics/middle?${range}`,
      `/statistics/athlete?${range}&athleteId=${ida.id}`,
      `/statistics/week?athleteId=${ida.id}`,
      `/statistics/weeks?${range}&athleteId=${ida.id}`,
      `/statistics/squad-weeks?${range}`,
      `/statistics/responses.csv?${range}`,
      `/statistics/sessions.csv?${range}`,
      `/statistics/load.csv?${range}`,
    ]
    for (const path of paths) expect((await coach.team.get<string>(path)).status, path).toBe(200)
    for (const path of ['/insights/team', `/insights/athletes/${ida.id}`]) {
      expect((await coach.team.post<string>(path, {})).status, path).toBe(200)
    }
  })
  expect(scans.length).toBeGreaterThan(10)
  expect(scans.filter(({ condition }) => !/athlete_id = /.test(condition))).toEqual([])
})

/** How the large tables are read by all that `work` asks for. */
async function scansOf({ app }: Season, actorId: string, work: () => Promise<void>) {
  const read = vi.spyOn(app.db, 'read')
  await work()
  const calls = read.mock.calls.flatMap(([_opening, ...asked]) => asked)
  read.mockRestore()
  return asActor(app.db, actorId, async (tx) => {
    // Small tables are read whole at no cost; what is asked here is whether they need not be.
    await tx.execute(sql`set local enable_seqscan = off`)
    const scans = []
    for (const call of calls) scans.push(...scansIn(call.name, await planOf(tx, call)))
    return scans
  })
}

async function planOf(
  tx: { run: <Row>(call: Call<Row>) => Promise<Row[]> },
  call: Call<unknown>,
): Promise<PlanNode> {
  const [row] = await tx.run({
    ...call,
    name: `explain_${call.name}`,
    text: `explain (format json) ${call.text}`,
  } as Call<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>)
  return row!['QUERY PLAN'][0].Plan
}

function scansIn(name: string, node: PlanNode): { name: string; kind: string; condition: string }[] {
  const inside = (node.Plans ?? []).flatMap((plan) => scansIn(name, plan))
  if (!LARGE_TABLES.includes(node['Relation Name'] ?? '')) return inside
  const condition = node['Index Cond'] ?? node.Plans?.map((plan) => plan['Index Cond']).join(' ') ?? ''
  return [...inside, { name, kind: node['Node Type'], condition }]
}
