import { queryOptions } from '@tanstack/react-query'
import type { AbsenceWish } from '#domain/absence/absence-problem.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { mayLookAfter } from '#domain/team/team.ts'
import { api } from '#web/api/client.ts'
import { useTeam } from '#web/api/current-team.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const { absences: ofTeam } = api.teams[':teamId']

/** What of the team runs or is planned. */
export const absencesQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['absences', teamId],
    queryFn: () => bodyOf(ofTeam.$get({ param: { teamId }, query: {} })),
    // Who joins or leaves brings theirs along.
    meta: { topics: ['athletes'] },
  })

/** Whether the reader enters and changes them; a viewer only reads. */
export function useMaySetAbsences(): boolean {
  const { duty, archivedAt } = useTeam()
  return mayLookAfter(duty) && archivedAt === null
}

/** One of a team's absences, as an address. */
type AbsenceAddress = { teamId: string; id: string }

/** By the id that this page made: whatever is sent twice is stored once. */
export const storeAbsence = (param: AbsenceAddress, athleteId: string, wish: AbsenceWish) =>
  sent(ofTeam[':id'].$put({ param, json: { athleteId, ...wish } }), param, availabilityMessages.storeFailed)

export const endAbsence = (param: AbsenceAddress) =>
  sent(ofTeam[':id'].end.$post({ param, json: {} }), param, availabilityMessages.endFailed)

export const deleteAbsence = (param: AbsenceAddress) =>
  sent(ofTeam[':id'].$delete({ param }), param, availabilityMessages.deletion.failed)

/** Over once the page shows what has become of it, or what somebody else made of it meanwhile. */
async function sent(
  call: Promise<{ ok: boolean; json(): Promise<unknown> }>,
  { teamId }: AbsenceAddress,
  fallback: Message,
) {
  const answer = await ask(call)
  if (answer !== 'unreachable')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['absences', teamId] }),
      queryClient.invalidateQueries({ queryKey: ['team-day', teamId] }),
    ])
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, fallback, {}, { 'not-found': availabilityMessages.gone })
}
