import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'

/** Who opened the answers of a day, the last of them first. */
export const answerViewsQuery = (day: string) =>
  queryOptions({
    queryKey: ['record-views', 'answers', day],
    queryFn: async () => {
      const { views } = await bodyOf(api['record-views'].$get({ query: { answersOf: day } }))
      return views
    },
  })

/** Everything that was opened, newest first, page by page. */
export const allViewsQuery = infiniteQueryOptions({
  queryKey: ['record-views', 'all'],
  queryFn: ({ pageParam: before }) => bodyOf(api['record-views'].$get({ query: before ? { before } : {} })),
  initialPageParam: '',
  getNextPageParam: ({ views, hasMore }) => (hasMore ? views.at(-1)?.id : undefined),
})
