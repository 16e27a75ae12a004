import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import type { StaffActor } from '#server/http/guard.ts'
import { noteView } from '#server/stored/record-views.ts'

/** For those of whom there was something to read: a list of problems says all that is known of each. */
export function noteProblemsOpened(
  c: Context<AppEnv>,
  { id: actorId, team }: StaffActor,
  problems: readonly { athleteId: string }[],
) {
  const among = [...new Set(problems.map(({ athleteId }) => athleteId))].toSorted()
  return noteView(
    c.var.db,
    { actorId, teamId: team.id, athleteId: null, among, scope: 'problems' },
    c.var.now,
  )
}
