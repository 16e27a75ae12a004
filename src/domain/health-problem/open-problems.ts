import type { LocalDay } from '../calendar/local-day.ts'
import type { StepState } from './health-problem.ts'

type Step = { plannedOn: string | null; state: StepState }
type Lasting = { beganOn: string; resolvedOn: string | null }

/** Whether it runs on a day: it has begun, and the first day without it has not come. */
export const isRunningOn = ({ beganOn, resolvedOn }: Lasting, day: LocalDay): boolean =>
  beganOn <= day && (resolvedOn === null || resolvedOn > day)

/** The step that comes next: the one that is due longest, else the next one with a day, else one without. */
export function nextStep<S extends Step>(steps: readonly S[]): S | undefined {
  return steps
    .filter(({ state }) => state !== 'confirmed')
    .toSorted((one, other) => dayOrLast(one).localeCompare(dayOrLast(other)))[0]
}

const dayOrLast = ({ plannedOn }: Step) => plannedOn ?? '9999'

/** Those that are not over: first those with a step that is due, the one that waits longest before the others, then the latest. */
export function openFirstDue<P extends Lasting & { steps: readonly Step[] }>(problems: readonly P[]): P[] {
  const dueOn = ({ steps }: P) => {
    const next = nextStep(steps)
    return next?.state === 'due' ? dayOrLast(next) : dayOrLast({ plannedOn: null, state: 'planned' })
  }
  return problems
    .filter(({ resolvedOn }) => resolvedOn === null)
    .toSorted(
      (one, other) => dueOn(one).localeCompare(dueOn(other)) || other.beganOn.localeCompare(one.beganOn),
    )
}

/** What cost most first. */
export const byTimeLoss = <P extends { timeLossDays: number; beganOn: string }>(
  problems: readonly P[],
): P[] =>
  problems.toSorted(
    (one, other) => other.timeLossDays - one.timeLossDays || other.beganOn.localeCompare(one.beganOn),
  )
