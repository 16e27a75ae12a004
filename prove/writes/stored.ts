import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { rows } from '#tests/support/rows.ts'
import type { Stored } from './ledger.ts'

const AVATAR_SIZES = ['small', 'medium', 'large']

/** What is there, read past the server; `dataDir` is where the pictures lie. */
export async function readStored({ system }: Database, dataDir: string): Promise<Stored> {
  const read = async (query: SQL) =>
    new Map((await rows(system, query)).map(({ key, value }) => [String(key), String(value)]))
  const avatars = await read(
    sql`select id as key, avatar_url as value from profiles where avatar_url is not null`,
  )
  return {
    // A manager without a team and its form times, or anybody without a password, is half an account.
    account: await read(sql`
      select email as key, case when
          (select count(*) from auth_accounts where user_id = p.id and password is not null) = 1
          and (select count(*) from team_staff join daily_form_status using (team_id) where account_id = p.id) = (case role when 'manager' then 1 else 0 end)
        then (select count(*)::text from profiles other where other.email = p.email) else 'half' end as value
      from profiles p`),
    membership: await read(sql`
      select email as key, count(*) as value from team_members join profiles p on p.id = athlete_id
      where left_at is null group by email`),
    submission: await read(sql`select key, count(*) as value from submissions group by key`),
    session: await read(sql`
      select concat_ws(' ', athlete_id, date, session) as key, count(*) as value from training_sessions group by 1`),
    answer: await read(sql`
      select concat_ws(' ', athlete_id, date, metric_id) as key, count(*) as value from metric_responses group by 1`),
    avatar: new Map([...avatars].map(([id, url]) => [id, isWhole(join(dataDir, url)) ? '1' : 'half'])),
    name: await read(sql`select email as key, full_name as value from profiles`),
    metric: await read(sql`select title as key, count(*) as value from custom_metrics group by title`),
    // The invitation and its mail: both or neither.
    invitation: await read(sql`
      select email as key, case when count(*) = (select count(*) from mails where recipient = i.email)
        then count(*)::text else 'half' end as value
      from invitations i where email is not null group by email`),
    'contact message': await read(sql`select id as key, count(*) as value from mails group by id`),
    'form times': await read(sql`
      select email as key, to_char(open_time, 'HH24:MI') as value
      from daily_form_status join team_staff using (team_id) join profiles p on p.id = account_id`),
  }
}

function isWhole(folder: string): boolean {
  return AVATAR_SIZES.every((size) => {
    const file = join(folder, `${size}.webp`)
    return existsSync(file) && statSync(file).size > 0
  })
}
