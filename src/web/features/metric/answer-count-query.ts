import { queryOptions } from '@tanstack/react-query'
import { bodyOf } from '#web/api/body-of.ts'
import { api } from '#web/api/client.ts'

/** Asked each time it is about to matter. Not a part of ['metrics']: a deleted metric is not to be asked for again. */
export const answerCountQuery = (id: string) =>
  queryOptions({
    queryKey: ['answer-count', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const { answerCount } = await bodyOf(api.metrics[':id']['answer-count'].$get({ param: { id } }))
      return answerCount
    },
  })
