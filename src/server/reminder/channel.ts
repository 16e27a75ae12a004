import type { Tx } from '#database/database.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { ReminderKind } from '#domain/reminder/reminder-due.ts'
import type { ReminderChannel } from '#domain/reminder/reminder-state.ts'
import type { Reminded } from './reminded-athletes.ts'
import type { RemindedTeam } from './reminded-teams.ts'

/** A stored reminder, and all that its words need. */
export type Due = {
  id: string
  kind: ReminderKind
  day: LocalDay
  athlete: Reminded
  team: RemindedTeam
}

/** A way to reach an athlete: a port, with mail behind it. */
export type Channel = {
  name: ReminderChannel
  /** Whether they want it and can be reached by it. */
  reaches: (athlete: Reminded) => boolean
  /** Stores the message in the transaction of the reminder; whether that still holds is asked again at sending. */
  queue: (tx: Tx, due: Due) => Promise<void>
}
