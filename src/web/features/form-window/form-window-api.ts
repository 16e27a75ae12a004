import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

/** Whether the team's form is open: the server decides, and says so again whenever it changes. */
export const formWindowQuery = queryOptions({
  queryKey: ['form-status'],
  queryFn: async () => {
    const { formStatus } = await bodyOf(api['form-status'].$get())
    return formStatus
  },
})

type Change = { settings: FormSettings } | { open: boolean }

/** Sends a change of the form's window; what the server made of it is shown at once. */
export function useFormChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => {
      const answer = await ask(
        'settings' in change
          ? api['form-status'].$put({ json: change.settings })
          : api['form-status'].open.$put({ json: change }),
      )
      if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, formStatusMessages.notSaved)
      return (await answer.json()).formStatus
    },
    onSuccess: (formStatus) => queryClient.setQueryData(formWindowQuery.queryKey, formStatus),
  })
}
