import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Asked each time it is about to matter. Not a part of ['metrics']: a deleted metric is not to be asked for again. */
export const answerCountQuery = (id: string) =>
  queryOptions({
    queryKey: ['answer-count', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const answer = await api.metrics[':id']['answer-count'].$get({ param: { id } })
      if (!answer.ok) throw new Error(`The count of answers was refused with ${answer.status}`)
      return (await answer.json()).answerCount
    },
  })
