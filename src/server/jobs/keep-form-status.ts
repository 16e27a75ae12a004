import { eq } from 'drizzle-orm'
import { isOpen } from '#domain/form-window/form-window.ts'
import { dailyFormStatus } from '#database/schema/daily-form-status.ts'
import { saveFormWindow, windowOf } from '#server/form-window/stored-form-window.ts'
import { announce, teamChannel } from '#server/live/announce.ts'
import type { Job } from './job.ts'

/** Keeps the stored is_open in step with the windows, and tells every team whose form has just opened or closed. */
export const keepFormStatus: Job = {
  name: 'keep-form-status',
  pattern: '* * * * *',
  async run({ db, live }, now) {
    const statuses = await db.system.select().from(dailyFormStatus)
    const stale = statuses.filter((row) => row.isOpen !== isOpen(windowOf(row), now))
    for (const { managerId } of stale) {
      await db.system.transaction(async (tx) => {
        // Read again under the lock: the manager may be changing it at this very moment.
        const [row] = await tx
          .select()
          .from(dailyFormStatus)
          .where(eq(dailyFormStatus.managerId, managerId))
          .for('update')
        if (!row) return
        await saveFormWindow(tx, managerId, windowOf(row), now)
        await announce(tx, teamChannel(managerId), 'form-status')
      })
    }
    if (stale.length > 0) live.wake()
  },
}
