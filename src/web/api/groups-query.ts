import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'
import { bodyOf } from './reply.ts'

/** The groups of a team, by name. Several pages are about one of them, so it lies beside no feature. */
export const groupsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['groups', teamId],
    queryFn: async () => {
      const { groups } = await bodyOf(api.teams[':teamId'].groups.$get({ param: { teamId } }))
      return groups
    },
    // Who leaves the team leaves its groups.
    meta: { topics: ['athletes'] },
  })
