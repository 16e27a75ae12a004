import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { Topic } from '#domain/live/topic.ts'
import { type DateRange, type LoadMethod, rangeFault } from '#domain/statistics/statistics-filter.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { useNow } from '#web/ui/use-now.ts'

/** What else changes the figures: a submission, a metric, an athlete who joins or leaves. */
const meta: { topics: Topic[] } = { topics: ['team-day', 'day', 'metrics', 'athletes'] }

type Whose = { athleteId: string; isOwn: boolean }

/** Own figures are asked for without an id, and without a team it is today where the device is. */
const whoseOf = ({ athleteId, isOwn }: Whose) => (isOwn ? { timeZone: deviceTimeZone() } : { athleteId })

/** All keys of statistics say what they are of in the same place. */
const keyOf = <Rest extends string[]>(what: 'athlete' | 'week' | 'squad', whose: string, ...rest: Rest) =>
  ['statistics', what, whose, ...rest] as const

/** The old figures stay until the new ones are here, unless they are of another athlete. */
const ofTheSame =
  (athleteId: string) =>
  <Data>(previous: Data | undefined, query: { queryKey: ReturnType<typeof keyOf> } | undefined) => {
    const [, , whose] = query?.queryKey ?? []
    return whose === athleteId ? previous : undefined
  }

/** The reply says what it is of: while a range can't be shown, the last one that could stays. */
export const athleteQuery = (whose: Whose, { from, to }: DateRange, method: LoadMethod) =>
  queryOptions({
    queryKey: keyOf('athlete', whose.athleteId, from, to, method),
    queryFn: async () => {
      const reply = await bodyOf(
        api.statistics.athlete.$get({ query: { ...whoseOf(whose), from, to, method } }),
      )
      rememberToday(reply.today)
      return { ...reply, range: { from, to }, method }
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(whose.athleteId),
    meta,
  })

/** Without a Monday the week to begin with, which the server knows. */
export const weekQuery = (whose: Whose, monday: LocalDay | undefined) =>
  queryOptions({
    queryKey: keyOf('week', whose.athleteId, monday ?? 'initial'),
    queryFn: () =>
      bodyOf(api.statistics.week.$get({ query: { ...whoseOf(whose), ...(monday && { monday }) } })),
    placeholderData: ofTheSame(whose.athleteId),
    meta,
  })

export const squadQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: keyOf('squad', 'all', from, to),
    queryFn: async () => {
      const reply = await bodyOf(api.statistics.squad.$get({ query: { from, to } }))
      rememberToday(reply.today)
      return { ...reply, range: { from, to } }
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame('all'),
    meta,
  })

const todayQuery = queryOptions<LocalDay>({
  queryKey: ['team-today'],
  queryFn: skipToken,
  staleTime: Infinity,
})

/** Every answer of the server says which day it is for the team. */
const rememberToday = (today: LocalDay) => queryClient.setQueryData(todayQuery.queryKey, today)

/** The team's today; before the first answer the device's, which is nearly always the same. */
function useTeamToday(): LocalDay {
  const now = useNow()
  const { data } = useQuery(todayQuery)
  return data ?? localDayIn(deviceTimeZone(), now)
}

/** The range to begin with goes this many days back. */
const DEFAULT_DAYS = 30

export function useRecentRange(): DateRange {
  const today = useTeamToday()
  return { from: addDays(today, -DEFAULT_DAYS), to: today }
}
