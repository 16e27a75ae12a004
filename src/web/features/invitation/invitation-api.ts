import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { clockTime, dayOnDevice } from '#domain/calendar/device-clock.ts'
import { invitationMessages } from '#domain/invitation/invitation-messages.ts'
import type { Writing } from '#domain/language/writing.ts'
import type { InvitedDuty } from '#domain/team/team.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { api } from '#web/api/client.ts'
import { Refused } from '#web/ui/refused.ts'
import { ask, bodyOf, refusalOf, refusedBy } from '#web/api/reply.ts'
import { showToast } from '#web/ui/toast.ts'

const { invitations: ofTeam } = api.teams[':teamId']

/** The server says which are expired, so it is asked again when the next one is about to be. */
export const invitationsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['invitations', teamId],
    refetchInterval: ({ state }) => untilNextExpiryMs(state.data ?? [], new Date()),
    queryFn: async () => {
      const { invitations } = await bodyOf(ofTeam.$get({ param: { teamId } }))
      return invitations
    },
  })

const shortestMs = 15_000

/** How long until the next active invitation expires; false if none will. Never so short that two clocks that differ matter. */
export function untilNextExpiryMs(
  invitations: { state: string; expiresAt: string }[],
  now: Date,
): number | false {
  const waits = invitations
    .filter(({ state }) => state === 'active')
    .map(({ expiresAt }) => Date.parse(expiresAt) - now.getTime())
  return waits.length > 0 && Math.max(shortestMs, Math.min(...waits))
}

/** A team link, or with an address one for its owner alone, which is mailed too; with a duty one to the staff. */
export async function createInvitation(teamId: string, email = '', duty?: InvitedDuty): Promise<Invitation> {
  const json = { ...(email && { email }), ...(duty && { duty }) }
  const answer = await ask(ofTeam.$post({ param: { teamId }, json }))
  if (answer === 'unreachable') throw await refusedBy(answer, invitationMessages.generateFailed)
  if (answer.ok) return (await answer.json()).invitation

  const refusal = await refusalOf(answer)
  if (refusal?.code === 'invalid-input') {
    throw new Refused({ problems: { email: invitationMessages.emailMalformed } })
  }
  const isExpected = refusal && answer.status < 500
  throw new Refused({
    failure: { message: isExpected ? refusal.message : invitationMessages.generateFailed },
  })
}

const mutationKey = ['remove-invitation']

/** `removing` are those on their way out: hidden at once, and back by themselves if it fails. */
export function useRemoveInvitation() {
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const invitations = invitationsQuery(teamId)
  const { mutate: remove } = useMutation({
    mutationKey,
    mutationFn: async (id: string) => {
      const answer = await ofTeam[':id'].$delete({ param: { teamId, id } })
      // 404: another tab was faster, which is as good.
      if (!answer.ok && answer.status !== 404) throw new Error(`Refused with ${answer.status}`)
    },
    onSuccess: async (_, id) => {
      await queryClient.cancelQueries(invitations)
      queryClient.setQueryData(invitations.queryKey, (all) => all?.filter((one) => one.id !== id))
    },
    onError: () => showToast('error', invitationMessages.deleteFailed),
    onSettled: () => void queryClient.invalidateQueries(invitations),
  })
  const removing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
  return { remove, removing }
}

export type Invitation = InferResponseType<typeof ofTeam.$get, 200>['invitations'][number]

/** In the reader's language, on the clock of the device. */
export function expiryLabel(expiresAt: string, { fullDay }: Writing): { date: string; time: string } {
  const at = new Date(expiresAt)
  return { date: fullDay(dayOnDevice(at)), time: clockTime(at) }
}
