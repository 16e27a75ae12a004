import { sql } from 'drizzle-orm'
import { connectPostgres } from '#database/connect/postgres.ts'
import { MIGRATIONS_FOLDER } from '#database/migrations-folder.ts'
import { asActor, readAsActor } from '#database/as-actor.ts'
import { createDatabaseOn, startPostgres } from '#tests/support/postgres-server.ts'
import { athleteReads, athleteStatisticsFrom } from '#server/features/statistics/athlete-queries.ts'
import { squadReads, squadStatisticsFrom } from '#server/features/statistics/squad-queries.ts'
const pg = await startPostgres()
const url = await createDatabaseOn(pg)
const db = connectPostgres(url, { onIdleError: console.error, poolSize: 4 })
try {
await db.migrate(MIGRATIONS_FOLDER)
const s = db.system
const managers = 6
await s.execute(sql`insert into profiles (id, role, email, full_name) select ('00000000-0000-4000-8000-' || lpad(n::text,12,'0'))::uuid, 'manager', 'm' || n, 'M' from generate_series(1, ${managers}::int) n`)
await s.execute(sql`insert into profiles (role, email, full_name, manager_id) select 'athlete', m.id || '-' || n, 'Athlete ' || n, m.id from profiles m, generate_series(1,200) n where role='manager'`)
await s.execute(sql`insert into custom_metrics (manager_id, title, type) select id, 'Metric ' || n, 'rating' from profiles, generate_series(1,9) n where role = 'manager'`)
await s.execute(sql`insert into training_sessions (athlete_id, date, session, training_type, rpe, duration) select id, day, slot, 'travel', 1 + (random()*9)::int, 60 from generate_series(date '2025-11-18', '2026-11-18', '1 day') day, (values ('AM'),('PM')) x(slot), profiles where role='athlete'`)
await s.execute(sql`insert into metric_responses (athlete_id, metric_id, date, rating_value) select p.id, m.id, day, 1 + (random()*4)::int from generate_series(date '2025-11-18', '2026-11-18', '1 day') day, profiles p join custom_metrics m on m.manager_id = p.manager_id where role='athlete' and p.manager_id = '00000000-0000-4000-8000-000000000001'`)
await s.execute(sql`vacuum analyze`)
const managerId = '00000000-0000-4000-8000-000000000001'
const range = { from: '2025-11-19', to: '2026-11-18' } as const
const [[one]] = [(await s.execute(sql`select id from profiles where manager_id = ${managerId} limit 1`) as any).rows]
const explain = async (call: any, actor = managerId) => {
  const rows = await asActor(db, actor, (tx) => tx.run({ name: 'x' + call.name, text: 'explain (analyze, buffers) ' + call.text, values: call.values } as any))
  console.log(call.name + '\n' + rows.map((r: any) => r['QUERY PLAN']).join('\n') + '\n')
}
for (const call of squadReads({ ...range, managerId })) await explain(call)
const asked = { athleteId: one.id, from: '2026-10-19', to: '2026-11-18', method: 'rolling' } as const
for (const call of athleteReads(asked)) await explain(call)
const time = async (name: string, times: number, work: () => Promise<unknown>) => { const t: number[] = []; for (let i = 0; i < times; i++) { const a = performance.now(); await work(); t.push(performance.now() - a) } t.sort((a, b) => a - b); console.log(name, 'median', t[times >> 1]!.toFixed(2), 'min', t[0]!.toFixed(2)) }
let rows: any
await time('squad read', 12, async () => { rows = await readAsActor(db, managerId, ...squadReads({ ...range, managerId })) })
await time('squad members read', 12, async () => { await readAsActor(db, managerId, squadReads({ ...range, managerId })[0]) })
await time('squad compute', 12, async () => squadStatisticsFrom(rows, range))
console.log('json', JSON.stringify(squadStatisticsFrom(rows, range)).length)
await time('squad stringify', 12, async () => JSON.stringify(squadStatisticsFrom(rows, range)))
await time('athlete read as coach', 300, async () => { rows = await readAsActor(db, managerId, ...athleteReads(asked)) })
await time('athlete read as self', 300, async () => { rows = await readAsActor(db, one.id, ...athleteReads(asked)) })
await time('athlete compute', 300, async () => JSON.stringify(athleteStatisticsFrom(rows, asked)))
for (const call of athleteReads(asked)) await explain(call, one.id)
} finally { await db.close(); await pg.stop() }
