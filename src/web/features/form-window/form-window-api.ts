import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const { 'form-status': ofTeam } = api.teams[':teamId']

/** Whether the team's form is open: the server decides, and says so again whenever it changes. */
export const formWindowQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['form-status', teamId],
    queryFn: async () => {
      const { formStatus } = await bodyOf(ofTeam.$get({ param: { teamId } }))
      return formStatus
    },
  })

/** The same for an athlete, of their own team. */
export const ownFormWindowQuery = queryOptions({
  queryKey: ['form-status', 'own'],
  queryFn: async () => {
    const { formStatus } = await bodyOf(api['form-status'].$get())
    return formStatus
  },
})

type Change = { settings: FormSettings } | { open: boolean }

/** Sends a change of the form's window; what the server made of it is shown at once. */
export function useFormChange() {
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  return useMutation({
    mutationFn: async (change: Change) => {
      const answer = await ask(
        'settings' in change
          ? ofTeam.$put({ param: { teamId }, json: change.settings })
          : ofTeam.open.$put({ param: { teamId }, json: change }),
      )
      if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, formStatusMessages.notSaved)
      return (await answer.json()).formStatus
    },
    onSuccess: (formStatus) => queryClient.setQueryData(formWindowQuery(teamId).queryKey, formStatus),
  })
}
