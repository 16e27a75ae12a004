import { sql } from 'drizzle-orm'
import { type LocalDay, localDayIn, type WallTime } from '#domain/calendar/local-day.ts'
import { INITIAL_WINDOW } from '#domain/form-window/form-status.ts'
import { formDay, type FormWindow, isOpen } from '#domain/form-window/form-window.ts'
import { type FormerWindow, formerWindowsWith } from '#domain/form-window/former-windows.ts'
import { type ActorTx, readAsActor } from '#database/as-actor.ts'
import type { Database, Orm, RowsOf } from '#database/database.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { type Call, statement } from '#database/statement.ts'

type Row = typeof dailyFormStatus.$inferSelect

/** The window of the actor's team, the manager's own or the athlete's manager's: the policies show no other row. */
export const formWindowRow = statement<FormWindow>(
  'form_window',
  sql`select open_time as "openTime", close_time as "closeTime", time_zone as "timeZone",
      manually_closed as "manuallyClosed", closed_by_hand_at as "closedByHandAt",
      opened_by_hand_at as "openedByHandAt"
    from daily_form_status`,
)

export async function formWindow(tx: ActorTx): Promise<FormWindow> {
  return windowIn(await tx.run(formWindowRow({})))
}

type OnDay<Calls extends Call<unknown>[]> = {
  day: LocalDay
  today: LocalDay
  window: FormWindow
  rows: RowsOf<Calls>
}

/**
 * Reads what `callsOn` asks for about a day, or about the team's today, in one transaction with the window that says
 * which day that is. It is guessed first: mostly the guess is right, and one round trip is all it takes.
 */
export async function readOnDay<Calls extends Call<unknown>[]>(
  db: Database,
  actorId: string,
  { asked, now }: { asked?: LocalDay | undefined; now: Date },
  callsOn: (day: LocalDay) => Calls,
): Promise<OnDay<Calls>> {
  let day = asked ?? localDayIn('UTC', now)
  for (;;) {
    const [windows, ...rows] = await readAsActor(db, actorId, formWindowRow({}), ...callsOn(day))
    const window = windowIn(windows)
    const today = formDay(window, now)
    if (asked || day === today) return { day, today, window, rows }
    day = today
  }
}

export const windowIn = ([row]: FormWindow[]): FormWindow => row ?? INITIAL_WINDOW

/** What counted before it: asked for only when an answer would be refused without it. */
export async function formerWindows(tx: ActorTx): Promise<FormerWindow[]> {
  const [row] = await tx.select({ former: dailyFormStatus.formerWindows }).from(dailyFormStatus)
  return row?.former ?? []
}

/** Locks what is there, since the change depends on it. */
export async function changeFormWindow(
  tx: ActorTx,
  managerId: string,
  change: (before: FormWindow) => FormWindow,
  now: Date,
): Promise<FormWindow> {
  const [row] = await tx.select().from(dailyFormStatus).for('update')
  const before = row ? windowOf(row) : INITIAL_WINDOW
  const after = change(before)
  await saveFormWindow(tx, managerId, after, now, {
    formerWindows: formerWindowsWith(row?.formerWindows ?? [], before, now),
  })
  return after
}

export async function saveFormWindow(
  tx: Orm,
  managerId: string,
  window: FormWindow,
  now: Date,
  former: { formerWindows?: FormerWindow[] } = {},
) {
  const values = { ...window, ...former, isOpen: isOpen(window, now), date: formDay(window, now) }
  await tx
    .insert(dailyFormStatus)
    .values({ managerId, ...values })
    .onConflictDoUpdate({ target: dailyFormStatus.managerId, set: values })
}

export function windowOf({
  openTime,
  closeTime,
  timeZone,
  manuallyClosed,
  closedByHandAt,
  openedByHandAt,
}: Row): FormWindow {
  return {
    openTime: openTime as WallTime,
    closeTime: closeTime as WallTime,
    timeZone,
    manuallyClosed,
    closedByHandAt,
    openedByHandAt,
  }
}
