import { type SQL, sql } from 'drizzle-orm'
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
  'Plan Rows': number
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
  // Small tables are read whole at no cost; what is asked here is whether they need not be.
  const plans = await plansOf(season, coach.id, sql`set local enable_seqscan = off`, async () => {
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
  const scans = plans.flatMap(({ name, plan }) => scansIn(plan).map((scan) => ({ name, ...scan })))
  expect(scans.length).toBeGreaterThan(10)
  expect(scans.filter(({ condition }) => !/athlete_id = /.test(condition))).toEqual([])
})

test('the answers of a large team are summed up without sorting them all', async ({ season }) => {
  const { stranger } = season
  // As little as their sums take: a year's answers outgrow whatever there is.
  const plans = await plansOf(season, stranger.id, sql`set local work_mem = '1MB'`, async () => {
    expect((await stranger.team.get(`/statistics/squad?${range}`)).status).toBe(200)
  })
  const sorts = plans.flatMap(({ plan }) => nodesIn(plan)).filter((node) => node['Node Type'] === 'Sort')
  expect(sorts.map((node) => node['Plan Rows'])).not.toEqual([])
  expect(Math.max(...sorts.map((node) => node['Plan Rows']))).toBeLessThan(1000)
})

/** How all that `work` asks for is read. */
async function plansOf({ app }: Season, actorId: string, setting: SQL, work: () => Promise<void>) {
  const read = vi.spyOn(app.db, 'read')
  await work()
  const calls = read.mock.calls.flatMap(([_opening, ...asked]) => asked)
  read.mockRestore()
  return asActor(app.db, actorId, async (tx) => {
    await tx.execute(setting)
    const plans = []
    for (const call of calls) plans.push({ name: call.name, plan: await planOf(tx, call) })
    return plans
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

const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)]

/** How the large tables are read. */
const scansIn = (plan: PlanNode) =>
  nodesIn(plan)
    .filter((node) => LARGE_TABLES.includes(node['Relation Name'] ?? ''))
    .map((node) => ({
      kind: node['Node Type'],
      condition: node['Index Cond'] ?? node.Plans?.map((inner) => inner['Index Cond']).join(' ') ?? '',
    }))
