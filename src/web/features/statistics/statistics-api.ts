import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { HealthProblem } from '#domain/health-problem/health-problem.ts'
import type { Topic } from '#domain/live/topic.ts'
import {
  type DateRange,
  type LoadMethod,
  MAX_RANGE_DAYS,
  rangeFault,
} from '#domain/statistics/statistics-filter.ts'
import { api } from '#web/api/client.ts'
import { useStaffedTeamId } from '#web/api/current-team.ts'
import { queryClient } from '#web/api/query-client.ts'
import { bodyOf } from '#web/api/reply.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { useNow } from '#web/ui/use-now.ts'

/** What else changes the figures: a submission, a metric, an athlete who joins or leaves, who is in a group. */
const meta: { topics: Topic[] } = { topics: ['team-day', 'day', 'metrics', 'athletes', 'groups'] }

/** An athlete as the staff of a team see them; without one the reader. */
export type Whose = { athleteId: string; teamId: string | null }

const ofTeam = (teamId: string) => ({ param: { teamId }, routes: api.teams[':teamId'].statistics })

/** Without a team it is today where the device is. */
const own = () => ({ timeZone: deviceTimeZone() })

type Figures = 'athlete' | 'week' | 'weeks' | 'squad' | 'squad-weeks' | 'middle'

/** All keys of statistics say what they are of in the same place. */
const keyOf = <Rest extends string[]>(what: Figures, whose: string, ...rest: Rest) =>
  ['statistics', what, whose, ...rest] as const

const nameOf = ({ athleteId, teamId }: Whose) => `${teamId ?? 'own'} ${athleteId}`

/** The old figures stay until the new ones are here, unless they are of another athlete. */
const ofTheSame =
  (name: string) =>
  <Data>(previous: Data | undefined, query: { queryKey: ReturnType<typeof keyOf> } | undefined) => {
    const [, , whose] = query?.queryKey ?? []
    return whose === name ? previous : undefined
  }

/** The reply says what it is of: while a range can't be shown, the last one that could stays. */
export const athleteQuery = (whose: Whose, { from, to }: DateRange, method: LoadMethod) =>
  queryOptions({
    queryKey: keyOf('athlete', nameOf(whose), from, to, method),
    queryFn: async () => {
      const reply = await athleteFigures(whose, { from, to, method })
      rememberToday(whose.teamId, reply.today)
      return { ...reply, range: { from, to }, method }
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(nameOf(whose)),
    meta,
  })

/** Without a Monday the week to begin with, which the server knows. */
export const weekQuery = (whose: Whose, monday: LocalDay | undefined) =>
  queryOptions({
    queryKey: keyOf('week', nameOf(whose), monday ?? 'initial'),
    queryFn: () => weekFigures(whose, monday ? { monday } : {}),
    placeholderData: ofTheSame(nameOf(whose)),
    meta,
  })

/** The weeks that a range touches. */
export const weeksQuery = (whose: Whose, { from, to }: DateRange) =>
  queryOptions({
    queryKey: keyOf('weeks', nameOf(whose), from, to),
    queryFn: () => athleteWeeks(whose, { from, to }),
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(nameOf(whose)),
    meta,
  })

export const squadWeeksQuery = (teamId: string, { from, to }: DateRange) =>
  queryOptions({
    queryKey: keyOf('squad-weeks', teamId, from, to),
    queryFn: () => {
      const { param, routes } = ofTeam(teamId)
      return bodyOf(routes['squad-weeks'].$get({ param, query: { from, to } }))
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(teamId),
    meta,
  })

/** The middle of the team, day by day. */
export const middleQuery = (teamId: string, { from, to }: DateRange, method: LoadMethod) =>
  queryOptions({
    queryKey: keyOf('middle', teamId, from, to, method),
    queryFn: () => {
      const { param, routes } = ofTeam(teamId)
      return bodyOf(routes.middle.$get({ param, query: { from, to, method } }))
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(teamId),
    meta,
  })

/** Of the team, or of one of its groups. */
export const squadQuery = (teamId: string, { from, to }: DateRange, group?: string) =>
  queryOptions({
    queryKey: keyOf('squad', `${teamId} ${group ?? 'all'}`, from, to),
    queryFn: async () => {
      const { param, routes } = ofTeam(teamId)
      const reply = await bodyOf(routes.squad.$get({ param, query: { from, to, ...(group && { group }) } }))
      rememberToday(teamId, reply.today)
      return { ...reply, range: { from, to } }
    },
    enabled: rangeFault({ from, to }) === null,
    placeholderData: ofTheSame(`${teamId} ${group ?? 'all'}`),
    meta,
  })

/** A pause that still explains the first day of a range begins before it, if it is not a long one. */
const PAUSE_LOOK_BACK_DAYS = 90

/** When athletes of the team could not train fully, or when the reader could not. */
export const absencesQuery = (teamId: string | null, { from, to }: DateRange) =>
  queryOptions({
    queryKey: ['absences', teamId ?? 'own', from, to],
    queryFn: async () => {
      const earliest = addDays(to, 1 - MAX_RANGE_DAYS)
      const wanted = addDays(from, -PAUSE_LOOK_BACK_DAYS)
      const query = { from: wanted > earliest ? wanted : earliest, to }
      const { absences } = await (teamId === null
        ? bodyOf(api.absences.$get({ query }))
        : bodyOf(api.teams[':teamId'].absences.$get({ param: { teamId }, query })))
      return { absences, from: query.from }
    },
    enabled: rangeFault({ from, to }) === null,
    meta: { topics: ['athletes'] as Topic[] },
  })

/** What is told of an injury or an illness along a chart. */
export type ChartProblem = Pick<HealthProblem, 'kind' | 'area' | 'side' | 'beganOn'> & {
  resolvedOn: LocalDay | null
}

/** The injuries and illnesses of an athlete, those of them that the reader may see. */
export const problemsQuery = ({ athleteId, teamId }: Whose) =>
  queryOptions({
    queryKey: ['problems', 'of', teamId ?? 'own', athleteId],
    queryFn: async () =>
      (await (teamId === null
        ? bodyOf(api.problems.$get())
        : bodyOf(api.teams[':teamId'].problems.$get({ param: { teamId }, query: { athleteId } })))) as {
        today: LocalDay
        problems: ChartProblem[]
      },
  })

function athleteFigures({ athleteId, teamId }: Whose, asked: DateRange & { method: LoadMethod }) {
  if (teamId === null) return bodyOf(api.statistics.athlete.$get({ query: { ...asked, ...own() } }))
  const { param, routes } = ofTeam(teamId)
  return bodyOf(routes.athlete.$get({ param, query: { ...asked, athleteId } }))
}

function athleteWeeks({ athleteId, teamId }: Whose, range: DateRange) {
  if (teamId === null) return bodyOf(api.statistics.weeks.$get({ query: range }))
  const { param, routes } = ofTeam(teamId)
  return bodyOf(routes.weeks.$get({ param, query: { ...range, athleteId } }))
}

function weekFigures({ athleteId, teamId }: Whose, asked: { monday?: LocalDay }) {
  if (teamId === null) return bodyOf(api.statistics.week.$get({ query: { ...asked, ...own() } }))
  const { param, routes } = ofTeam(teamId)
  return bodyOf(routes.week.$get({ param, query: { ...asked, athleteId } }))
}

const todayQuery = (teamId: string | null) =>
  queryOptions<LocalDay>({
    queryKey: ['team-today', teamId ?? 'own'],
    queryFn: skipToken,
    staleTime: Infinity,
  })

/** Every answer of the server says which day it is for the team. */
const rememberToday = (teamId: string | null, today: LocalDay) =>
  queryClient.setQueryData(todayQuery(teamId).queryKey, today)

/** The team's today; before the first answer the device's, which is nearly always the same. */
function useTeamToday(): LocalDay {
  const now = useNow()
  const { data } = useQuery(todayQuery(useStaffedTeamId()))
  return data ?? localDayIn(deviceTimeZone(), now)
}

/** The range to begin with goes this many days back. */
const DEFAULT_DAYS = 30

export function useRecentRange(): DateRange {
  const today = useTeamToday()
  return { from: addDays(today, -DEFAULT_DAYS), to: today }
}
