import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { bodyOf } from '#web/api/reply.ts'

type Asked = { answersOf?: string; before?: string }

/** Who opened what, newest first: of everything a page at a time, or the answers of one day. */
export const viewsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['record-views', asked.answersOf ?? 'all', asked.before ?? ''],
    queryFn: () => bodyOf(api['record-views'].$get({ query: asked })),
  })
