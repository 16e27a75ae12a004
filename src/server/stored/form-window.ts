import { eq, sql } from 'drizzle-orm'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { INITIAL_WINDOW } from '#domain/form-window/form-status.ts'
import {
  formDay,
  type FormWindow,
  INITIAL_CLOSE_TIME,
  INITIAL_OPEN_TIME,
  isOpen,
} from '#domain/form-window/form-window.ts'
import { type FormerWindow, formerWindowsWith } from '#domain/form-window/former-windows.ts'
import { type ActorTx, readAsActor } from '#database/as-actor.ts'
import type { Database, Orm, RowsOf } from '#database/database.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { teams } from '#database/schema/teams.ts'
import { type Call, statement } from '#database/statement.ts'
import { lockTeam } from './team-rows.ts'

const teamId = sql.placeholder('teamId')

/** A team that never set its times has a form that is open all day. */
export const formWindowRow = statement<FormWindow, { teamId: string | null }>(
  'form_window',
  sql`select coalesce(open_time, ${sql.raw(`'${INITIAL_OPEN_TIME}'`)}) as "openTime",
      coalesce(close_time, ${sql.raw(`'${INITIAL_CLOSE_TIME}'`)}) as "closeTime", time_zone as "timeZone",
      coalesce(manually_closed, false) as "manuallyClosed", closed_by_hand_at as "closedByHandAt",
      opened_by_hand_at as "openedByHandAt"
    from my_form_windows
    where team_id = ${teamId}`,
)

export async function formWindow(tx: ActorTx, team: string): Promise<FormWindow> {
  return windowIn(await tx.run(formWindowRow({ teamId: team })))
}

type OnDay<Calls extends Call<unknown>[]> = {
  day: LocalDay
  today: LocalDay
  window: FormWindow
  rows: RowsOf<Calls>
}

type Where = { actorId: string; teamId: string }

/**
 * Reads what `callsOn` asks for about a day, or about the team's today, in one transaction with the window that says
 * which day that is. It is guessed first: mostly the guess is right, and one round trip is all it takes.
 */
export async function readOnDay<Calls extends Call<unknown>[]>(
  db: Database,
  { actorId, teamId: team }: Where,
  { asked, now }: { asked?: LocalDay | undefined; now: Date },
  callsOn: (day: LocalDay) => Calls,
): Promise<OnDay<Calls>> {
  let day = asked ?? localDayIn('UTC', now)
  for (;;) {
    const [windows, ...rows] = await readAsActor(
      db,
      actorId,
      formWindowRow({ teamId: team }),
      ...callsOn(day),
    )
    const window = windowIn(windows)
    const today = formDay(window, now)
    if (asked || day === today) return { day, today, window, rows }
    day = today
  }
}

export const windowIn = ([row]: FormWindow[]): FormWindow => row ?? INITIAL_WINDOW

/** What counted before it: asked for only when an answer would be refused without it. */
export async function formerWindows(tx: ActorTx, team: string): Promise<FormerWindow[]> {
  const [row] = await tx
    .select({ former: dailyFormStatus.formerWindows })
    .from(dailyFormStatus)
    .where(eq(dailyFormStatus.teamId, team))
  return row?.former ?? []
}

/** Takes turns by the team: the change depends on what is there. */
export async function changeFormWindow(
  tx: ActorTx,
  team: string,
  change: (before: FormWindow) => FormWindow,
  now: Date,
): Promise<FormWindow> {
  await lockTeam(tx, team)
  const before = await formWindow(tx, team)
  const after = change(before)
  const former = formerWindowsWith(await formerWindows(tx, team), before, now)
  if (after.timeZone !== before.timeZone) {
    await tx.update(teams).set({ timeZone: after.timeZone }).where(eq(teams.id, team))
  }
  await saveFormWindow(tx, team, after, now, { formerWindows: former })
  return after
}

type FormStatusRow = typeof dailyFormStatus.$inferInsert

/** All of it but the time zone, which is the team's. */
export async function saveFormWindow(
  tx: Orm,
  team: string,
  window: FormWindow,
  now: Date,
  more: Pick<FormStatusRow, 'formerWindows' | 'remindBeforeMin' | 'remindAtOpening'> = {},
) {
  const { timeZone: _, ...times } = window
  const values = { ...times, ...more, isOpen: isOpen(window, now), date: formDay(window, now) }
  await tx
    .insert(dailyFormStatus)
    .values({ teamId: team, ...values })
    .onConflictDoUpdate({ target: dailyFormStatus.teamId, set: values })
}
