import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '#database/database.ts'
import { MAX_RATING } from '#domain/check-in/rating.ts'
import { TRAINING_TYPES } from '#domain/training-session/training-session.ts'
import { LAST_FULL_DAY_AGO } from './season-days.ts'
import type { SeasonSize } from './season-size.ts'
import { unindexed } from './unindexed.ts'

/**
 * Teams with a season up to three days ago, made by the database alone. The same size gives the same rows, ids included, so the
 * engines can be compared. Rows are written day by day: those of one athlete lie scattered, as they would in life.
 */
export async function fillSeason(system: Orm, { teams, athletes, metrics, days }: SeasonSize) {
  await system.execute(sql`
    insert into profiles (id, role, email, full_name, email_verified)
    select ${uuidFrom(sql`'manager ' || team`)}, 'manager', 'manager-' || team || '@example.org', 'Manager ' || team, true
    from generate_series(1, ${teams}::int) team`)
  await system.execute(sql`
    insert into teams (id, name, created_at)
    select ${uuidFrom(sql`'team ' || team`)}, 'Team ' || team, ${longAgo} from generate_series(1, ${teams}::int) team`)
  await system.execute(sql`
    insert into team_staff (team_id, account_id, duty, sees_health, since)
    select ${uuidFrom(sql`'team ' || team`)}, ${uuidFrom(sql`'manager ' || team`)}, 'owner', true, ${longAgo}
    from generate_series(1, ${teams}::int) team`)
  await system.execute(sql`
    insert into profiles (id, role, email, full_name, email_verified, avatar_url)
    select ${uuidFrom(sql`'athlete ' || team || ' ' || n`)}, 'athlete', 'athlete-' || team || '-' || n || '@example.org',
      'Athlete ' || to_char(n, 'FM000'), true, '/avatars/' || md5(team || ' ' || n)
    from generate_series(1, ${teams}::int) team, generate_series(1, ${athletes}::int) n`)
  await system.execute(sql`
    insert into team_members (team_id, athlete_id, joined_at)
    select ${uuidFrom(sql`'team ' || team`)}, ${uuidFrom(sql`'athlete ' || team || ' ' || n`)}, ${longAgo}
    from generate_series(1, ${teams}::int) team, generate_series(1, ${athletes}::int) n`)
  await system.execute(sql`
    insert into auth_sessions (user_id, token, expires_at)
    select id, md5('token ' || id), now() + interval '30 days' from profiles`)
  await system.execute(sql`
    insert into daily_form_status (team_id, date)
    select id, current_date from teams`)
  await system.execute(sql`
    insert into custom_metrics (id, team_id, position, title, type, created_at)
    select ${uuidFrom(sql`'metric ' || id || ' ' || n`)}, id, n, 'Metric ' || to_char(n, 'FM00'), case when n = 1 then 'text' else 'rating' end, ${longAgo}
    from teams, generate_series(1, ${metrics}::int) n`)
  await system.execute(sql`analyze`)
  const daysAgo = Array.from({ length: days }, (_, index) => LAST_FULL_DAY_AGO + days - 1 - index)
  await unindexed(system, 'training_sessions', async () => {
    for (const ago of daysAgo) await fillTrainingSessions(system, ago)
  })
  await unindexed(system, 'metric_responses', async () => {
    for (const ago of daysAgo) await fillResponses(system, ago)
  })
  await system.execute(sql`vacuum analyze`)
}

/** Of ten evenings one is not reported; of what is reported one in five is a rest. */
async function fillTrainingSessions(system: Orm, ago: number) {
  const types = sql.raw(`array['${TRAINING_TYPES.join("','")}']`)
  await system.execute(sql`
    insert into training_sessions (athlete_id, date, session, training_type, rpe, duration)
    select athlete_id, current_date - ${ago}::int, slot,
      case when rests then null else (${types})[1 + chance % ${TRAINING_TYPES.length}::int] end,
      case when rests then 0 else 1 + chance % 10 end,
      case when rests then 0 else 30 + chance % 91 end
    from (
      select p.id athlete_id, slot, chance, chance % 5 = 0 rests
      from profiles p,
        (values ('AM'), ('PM')) slots (slot),
        abs(hashtext(p.id || slot || ${ago}::int) % 1000000) chance
      where p.role = 'athlete' and (slot = 'AM' or chance % 10 <> 9)
      order by chance
    ) answers`)
}

async function fillResponses(system: Orm, ago: number) {
  await system.execute(sql`
    insert into metric_responses (id, athlete_id, metric_id, date, created_at, kind, rating_value, text_value)
    select ${uuidFrom(sql`athlete_id || ' ' || m.id || ' ' || ${ago}::int`)}, athlete_id, m.id, current_date - ${ago}::int,
      (current_date - ${ago}::int + time '06:30') at time zone 'UTC', m.type,
      case when m.type = 'rating' then 1 + abs(hashtext(athlete_id || m.title || ${ago}::int)) % ${MAX_RATING}::int end,
      case when m.type = 'text' then 'Slept well, legs a little heavy after yesterday.' end
    from team_members join custom_metrics m using (team_id)
    order by athlete_id, m.id`)
}

/** Before the season, however long it is. */
const longAgo = sql`now() - interval '1000 days'`

/** A valid uuid (version 4 in form) that the same text always gives. */
const uuidFrom = (text: SQL) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
