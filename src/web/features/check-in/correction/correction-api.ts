import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { correctionWords } from '#domain/check-in/correction-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, failureOf } from '#web/api/reply.ts'
import { Refused } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import type { CorrectedParts } from './correction-draft.ts'

/** A day of an athlete as the staff of a team see it; without a team the reader's own. */
export type WhoseDay = { teamId: string | null; athleteId: string; day: string }

/** The days that the reader may still correct. */
export const ownDaysQuery = queryOptions({
  queryKey: ['day', 'own-days'],
  queryFn: () => bodyOf(api.days.$get()),
})

const ofAthlete = api.teams[':teamId'].athletes[':id'].days[':day']

export const dayToCorrectQuery = ({ teamId, athleteId, day }: WhoseDay) =>
  queryOptions({
    queryKey: teamId === null ? ['day', 'own', day] : ['team-day', teamId, 'of-athlete', athleteId, day],
    queryFn: () =>
      teamId === null
        ? bodyOf(api.days[':day'].$get({ param: { day } }))
        : bodyOf(ofAthlete.$get({ param: { teamId, id: athleteId, day } })),
  })

/** Sends a correction, and asks anew for all that shows the day. */
export function useCorrectDay({ teamId, athleteId, day }: WhoseDay, onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async (json: CorrectedParts) => {
      const answer = await ask(
        teamId === null
          ? api.days[':day'].$put({ param: { day }, json })
          : ofAthlete.$put({ param: { teamId, id: athleteId, day }, json }),
      )
      if (answer === 'unreachable' || !answer.ok)
        throw new Refused({ failure: await failureOf(answer, correctionWords.failed) })
    },
    onSuccess: () => {
      for (const topic of ['day', 'team-day', 'statistics'] as const)
        void queryClient.invalidateQueries({ queryKey: [topic] })
      showToast('success', correctionWords.saved)
      onDone()
    },
  })
}
