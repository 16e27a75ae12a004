import type { OwnRound, Problem } from '#domain/health-problem/health-problem-schemas.ts'
import type { Kept } from './outbox.ts'
import type { OwnProblems } from './own-problems-api.ts'

/** A problem as the athlete sees it: also one, or a change of one, that the server does not have yet. */
export type OwnProblem = Problem & { isWaiting: boolean }
type Round = OwnRound & { isWaiting: boolean }

export type OwnHealth = {
  today: OwnProblems['today']
  problems: OwnProblem[]
  round: Round | null
}

/** What the server told, with what still waits on this device in its place. */
export function withWaiting({ today, problems, round }: OwnProblems, entries: Kept[]): OwnHealth {
  const waiting = entries.filter(({ refusal }) => !refusal).map(({ item }) => item)
  const reports = waiting.filter((item) => item.kind === 'report')
  const known = problems.map((problem) => {
    const { report } = reports.find(({ id }) => id === problem.id) ?? {}
    const { recurrenceOf: _, ...change } = report ?? {}
    return { ...problem, ...change, isWaiting: report !== undefined }
  })
  const added = reports.filter(({ id }) => problems.every((problem) => problem.id !== id))
  return {
    today,
    problems: [...added.map(({ id, report }) => unsent(id, report)), ...known],
    round: round && withAnswers(round, waiting),
  }
}

type Waiting = Kept['item']
type Report = Extract<Waiting, { kind: 'report' }>['report']

function unsent(id: string, { recurrenceOf: _, ...report }: Report): OwnProblem {
  return {
    ...report,
    id,
    athleteId: '',
    resolvedOn: null,
    recurrence: null,
    reportedBy: null,
    isByAthlete: true,
    reportedAt: '',
    finding: null,
    steps: [],
    isWaiting: true,
  }
}

function withAnswers(round: OwnRound, waiting: Waiting[]): Round {
  const given = waiting.find((item) => item.kind === 'round' && item.week === round.week)
  if (given?.kind !== 'round') return { ...round, isWaiting: false }
  const answers = given.answers.map((answer) => ({ ...answer, score: 0, isSubstantial: false }))
  const hasProblem = answers.some(({ participation }) => participation > 0)
  return { ...round, answers, hasProblem, isWaiting: true }
}

export const isAnswered = ({ answeredAt, isWaiting }: Round) => answeredAt !== null || isWaiting
