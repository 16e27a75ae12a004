import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formStatusMessages } from '#domain/messages/form-status-messages.ts'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { ask } from '#web/api/ask.ts'
import { api } from '#web/api/client.ts'
import { failureOf } from '#web/api/failure-of.ts'
import { formStatusQuery } from './form-status-query.ts'

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
      if (answer === 'unreachable' || !answer.ok) {
        const { message, hint } = await failureOf(answer, formStatusMessages.notSaved)
        throw new Error([message, hint].filter(Boolean).join(' '))
      }
      return (await answer.json()).formStatus
    },
    onSuccess: (formStatus) => queryClient.setQueryData(formStatusQuery.queryKey, formStatus),
  })
}
