import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Whether the team's form is open: the server decides, and says so again whenever it changes. */
export const formStatusQuery = queryOptions({
  queryKey: ['form-status'],
  queryFn: async () => {
    const answer = await api['form-status'].$get()
    if (!answer.ok) throw new Error(`The form status was refused with ${answer.status}`)
    return (await answer.json()).formStatus
  },
})
