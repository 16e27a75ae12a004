import { type SQL, sql } from 'drizzle-orm'
import type { FormWindow } from '#domain/form-window/form-window.ts'
import { statement } from '#database/statement.ts'

/** Ours leaves it to the policies whose window this is; a floor has none. */
const windowWhere = (
  isTheirs: SQL,
) => sql`select open_time as "openTime", close_time as "closeTime", time_zone as "timeZone",
    manually_closed as "manuallyClosed", closed_by_hand_at as "closedByHandAt", opened_by_hand_at as "openedByHandAt"
  from daily_form_status where ${isTheirs}`

export const formWindowOfManager = statement<FormWindow, { managerId: string }>(
  'form_window_of_manager',
  windowWhere(sql`manager_id = ${sql.placeholder('managerId')}`),
)

export const formWindowOfAthlete = statement<FormWindow, { athleteId: string }>(
  'form_window_of_athlete',
  windowWhere(sql`manager_id = (select manager_id from profiles where id = ${sql.placeholder('athleteId')})`),
)
