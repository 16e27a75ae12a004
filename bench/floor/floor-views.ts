import { sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'

/** Searched first, so that our statements find these instead of ours. */
export const FLOOR_SEARCH_PATH = 'floor,public'

const VIEWS = {
  own_profile: 'select * from profiles',
  own_answers: 'select * from metric_responses',
  own_sessions: 'select * from training_sessions',
  my_athletes: 'select * from team_members where left_at is null',
  my_athletes_profiles: `select p.*, m.team_id, m.shares_from
    from team_members m join profiles p on p.id = m.athlete_id where m.left_at is null`,
  shared_answers: `select r.*, m.team_id, m.shares_from
    from team_members m join metric_responses r on r.athlete_id = m.athlete_id where m.left_at is null`,
  my_metrics: 'select * from custom_metrics',
  metrics_to_answer: 'select * from custom_metrics',
  my_form_windows: `select t.time_zone, s.*
    from teams t left join daily_form_status s on s.team_id = t.id`,
}

/** The views that ask who the actor is, without asking: a floor believes whoever it is told. */
export async function createFloorViews(system: Orm) {
  await system.execute(sql`create schema floor`)
  for (const [name, text] of Object.entries(VIEWS)) {
    await system.execute(sql`create view floor.${sql.identifier(name)} as ${sql.raw(text)}`)
  }
}
