import { queryOptions } from '@tanstack/react-query'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { Problem } from '#domain/health-problem/health-problem-schemas.ts'
import { healthOutboxMessages, ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { api } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { ask, bodyOf, refusalOf, refusedBy } from '#web/api/reply.ts'
import { problemsCopyKey, storeIfRoom } from '#web/device/storage.ts'
import { type Kept, type Verdict, verdictOf } from './outbox.ts'

type Received = Awaited<ReturnType<typeof receive>>
/** What the server knows of an athlete's problems, whose days are days. */
export type OwnProblems = Received & { today: LocalDay }

const receive = () => bodyOf(api.problems.$get())

/** The athlete's own problems and this week's round; kept as a copy, so that a round can be answered without a connection. */
export const ownProblemsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['problems', 'own', userId],
    queryFn: async () => {
      const received = (await receive()) as OwnProblems
      storeIfRoom(problemsCopyKey(userId), JSON.stringify(received))
      return received
    },
    refetchOnWindowFocus: 'always',
  })

/** As the server last told this device. */
export function rememberedProblems(userId: string): OwnProblems | undefined {
  try {
    const copy: OwnProblems | null = JSON.parse(localStorage.getItem(problemsCopyKey(userId)) ?? 'null')
    return Array.isArray(copy?.problems) ? copy : undefined
  } catch {
    return undefined
  }
}

const patienceMs = 20_000
const { problems, 'health-rounds': rounds } = api

/** Sent at once it counts from when it arrives: the clock of the device may be wrong. */
const AT_ONCE_MS = 60_000

function put({ item, keptAt }: Kept, init: RequestInit): Promise<Response> {
  if (item.kind === 'report')
    return problems[':id'].$put({ param: { id: item.id }, json: item.report }, { init })
  const isLate = Date.now() - Date.parse(keptAt) > AT_ONCE_MS
  const json = { answers: item.answers, ...(isLate && { givenAt: keptAt }) }
  return rounds[':day'].$put({ param: { day: item.week }, json }, { init })
}

/** One attempt to store what an athlete gave on this device, if it is still theirs. */
export async function sendItem(userId: string, entry: Kept): Promise<Verdict> {
  const init = { signal: AbortSignal.timeout(patienceMs) }
  // Another tab may have signed in somebody else since.
  const session = await ask(api.session.$get({}, { init }))
  if (session === 'unreachable' || !session.ok) return 'later'
  const whose = await session.json().catch(() => null)
  if (!whose) return 'later'
  if (whose.profile?.id !== userId) return 'signed-out'
  // Taken off a team while this waited, and on another one since: it is not for that one.
  const teamId = whose.profile.teams[0]?.id
  if (entry.teamId && teamId && teamId !== entry.teamId)
    return { code: 'other-team', message: healthOutboxMessages.otherTeam }
  const answer = await ask(put(entry, init))
  if (answer === 'unreachable') return 'later'
  if (!answer.ok) return verdictOf(answer.status, await refusalOf(answer))
  // A portal that answers in the server's place, or an answer cut off on its way.
  return (await answer.json().catch(() => null)) ? 'stored' : 'later'
}

export const showAnew = () => queryClient.invalidateQueries({ queryKey: ['problems', 'own'] })

export async function endOwnProblem(id: string, resolvedOn: LocalDay) {
  const answer = await ask(problems[':id'].resolution.$post({ param: { id }, json: { resolvedOn } }))
  if (answer !== 'unreachable') await showAnew()
  if (answer === 'unreachable' || !answer.ok)
    throw await refusedBy(answer, ownProblemMessages.notSaved, { 'unfit-problem': 'resolvedOn' })
}

/** Whether the coaches read it, and nothing else of it. */
export async function shareOwnProblem(problem: Problem, isSharedWithCoach: boolean) {
  const { id, kind, area, side, beganOn, note } = problem
  const answer = await ask(
    problems[':id'].$put({ param: { id }, json: { kind, area, side, beganOn, note, isSharedWithCoach } }),
  )
  if (answer !== 'unreachable') await showAnew()
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, ownProblemMessages.notSaved)
}
