import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'

export const nudgesQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['nudges', teamId],
    queryFn: () => bodyOf(api.teams[':teamId'].nudges.$get({ param: { teamId } })),
    // The form opens and closes, and with its day the nudges begin anew.
    meta: { topics: ['form-status', 'team-day'] },
  })
