import type { Tx } from '#database/database.ts'
import { digests } from '#database/schema/digests.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Services } from '#server/http/app-env.ts'
import { digestByMail } from './digest-by-mail.ts'
import { digestByPush } from './digest-by-push.ts'
import { digestReaders, missingOn } from './digest-readers.ts'
import type { DigestedTeam } from './digested-teams.ts'

/**
 * Stores a digest of the day, and with it its messages, for everybody of the staff who wants one and can be reached. By both
 * ways, if both are wanted: they do not say the same. The row's key says who was told already.
 */
export async function digest(
  tx: Tx,
  services: Services,
  { team, day }: { team: DigestedTeam; day: LocalDay },
  now: Date,
) {
  const all = [digestByMail(services), digestByPush(services)]
  for (const reader of await digestReaders(tx, { teamId: team.id }, now)) {
    const ways = all.filter(({ reaches }) => reaches(reader))
    const seen = await missingOn(tx, { teamId: team.id, day, seesHealth: reader.seesHealth })
    if (ways.length === 0 || seen.total === 0) continue
    const [row] = await tx
      .insert(digests)
      .values({ accountId: reader.id, teamId: team.id, day, dueAt: now })
      .onConflictDoNothing()
      .returning({ id: digests.id })
    if (!row) continue
    for (const { queue } of ways) await queue(tx, { id: row.id, day, reader, team, ...seen })
  }
}
