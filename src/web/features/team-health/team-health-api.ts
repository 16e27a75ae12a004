import { queryOptions } from '@tanstack/react-query'
import type { InferRequestType, InferResponseType } from 'hono/client'
import {
  roundSettingMessages,
  stepMessages,
  teamHealthMessages,
} from '#domain/health-problem/team-health-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Weekday } from '#domain/health-problem/health-round.ts'
import type { Message } from '#domain/language/message.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusedBy } from '#web/api/reply.ts'

const ofTeam = api.teams[':teamId']
const { problems: ofProblems } = ofTeam
const ofProblem = ofProblems[':id']
const ofStep = ofProblem.steps[':stepId']

export type Athlete = { id: string; fullName: string; avatarUrl: string | null }
export type Problem = InferResponseType<typeof ofProblems.$get, 200>['problems'][number]
export type Step = Problem['steps'][number]
export type Season = InferResponseType<(typeof ofTeam)['health-season']['$get'], 200>

/** All that the reader may see. */
export const problemsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['problems', teamId],
    queryFn: () => bodyOf(ofProblems.$get({ param: { teamId }, query: {} })),
    // Who joins or leaves brings theirs along.
    meta: { topics: ['athletes'] },
  })

export const athleteProblemsQuery = (teamId: string, athleteId: string) =>
  queryOptions({
    queryKey: ['problems', teamId, athleteId],
    queryFn: () => bodyOf(ofProblems.$get({ param: { teamId }, query: { athleteId } })),
  })

export const seasonQuery = (teamId: string, { from, to }: DateRange) =>
  queryOptions({
    queryKey: ['problems', teamId, 'season', from, to],
    queryFn: () => bodyOf(ofTeam['health-season'].$get({ param: { teamId }, query: { from, to } })),
    // Days lost and availability are counted from them.
    meta: { topics: ['athletes', 'absences'] },
  })

export const roundQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['problems', teamId, 'round'],
    queryFn: async () => (await bodyOf(ofTeam['health-round'].$get({ param: { teamId } }))).round,
  })

export async function setRound(teamId: string, weekday: Weekday | null) {
  const answer = await ask(ofTeam['health-round'].$put({ param: { teamId }, json: { weekday } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, roundSettingMessages.notSaved)
  return (await answer.json()).round
}

type ProblemAddress = { teamId: string; id: string }
type StepAddress = ProblemAddress & { stepId: string }
export type ProblemWish = InferRequestType<typeof ofProblem.$put>['json']

/** By the id that this page made: whatever is sent twice is stored once. */
export const storeProblem = (param: ProblemAddress, json: ProblemWish) =>
  sent(ofProblem.$put({ param, json }))

export const resolveProblem = (param: ProblemAddress, resolvedOn: LocalDay) =>
  sent(ofProblem.resolution.$post({ param, json: { resolvedOn } }))

export const storeStep = (param: StepAddress, json: { title: string; plannedOn: LocalDay | null }) =>
  sent(ofStep.$put({ param, json }))

export const confirmStep = (param: StepAddress, confirmedOn: LocalDay) =>
  sent(ofStep.confirmation.$post({ param, json: { confirmedOn } }))

export const removeStep = (param: StepAddress) => sent(ofStep.$delete({ param }), stepMessages.takeOffFailed)

/** Over once the page shows what has become of it, or what somebody else made of it meanwhile. */
async function sent(
  call: Promise<{ ok: boolean; json(): Promise<unknown> }>,
  fallback: Message = teamHealthMessages.storeFailed,
) {
  const answer = await ask(call)
  if (answer !== 'unreachable') await queryClient.invalidateQueries({ queryKey: ['problems'] })
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, fallback, {}, { 'not-found': teamHealthMessages.gone })
}
