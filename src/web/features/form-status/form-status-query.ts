import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Whether the team's form is open: the server decides, and says so again whenever it changes. */
export const formStatusQuery = queryOptions({
  queryKey: ['form-status'],
  queryFn: async () => {
    const { formStatus } = await bodyOf(api['form-status'].$get())
    return formStatus
  },
})
