import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ActorTx } from '#database/as-actor.ts'
import { problemSteps } from '#database/schema/problem-steps.ts'
import { tidyNote } from '#domain/text/tidy-note.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { confirmFault, stepFault } from '#domain/health-problem/health-problem-fault.ts'
import type { Problem } from '#domain/health-problem/health-problem-schemas.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changing, refuseIf, shown, tellOfProblems } from './problem-work.ts'
import { problemOf, type Reader } from './queries.ts'

type OfStep = { id: string; stepId: string }
type Step = { title: string; plannedOn: LocalDay | null }

const isOpenStep = ({ id, stepId }: OfStep) =>
  and(eq(problemSteps.id, stepId), eq(problemSteps.problemId, id), isNull(problemSteps.confirmedOn))

/** Plans a step of the return, or changes one that nobody has confirmed; by the id that the device made. */
export function putStep(c: Context<AppEnv>, reader: Reader, of: OfStep, wish: Step): Promise<Problem> {
  return onProblem(c, reader, of, async (tx, { athleteId, step, today }) => {
    const fault = stepFault(wish, today)
    refuseIf(fault)
    const wanted = { title: tidyNote(wish.title) ?? wish.title, plannedOn: wish.plannedOn }
    if (step?.title === wanted.title && step.plannedOn === wanted.plannedOn) return
    if (step) {
      const changed = await tx
        .update(problemSteps)
        .set(wanted)
        .where(isOpenStep(of))
        .returning({ id: problemSteps.id })
      if (changed.length === 0) throw new Refusal('step-confirmed')
      return
    }
    const { id: problemId, stepId: id } = of
    const { teamId } = reader
    await tx
      .insert(problemSteps)
      .values({ id, problemId, teamId, athleteId, ...wanted, createdAt: c.var.now })
      .onConflictDoNothing()
    // The id of a step of another problem is nobody's here.
    const isThere = and(eq(problemSteps.id, id), eq(problemSteps.problemId, problemId))
    if ((await tx.$count(problemSteps, isThere)) === 0) throw new Refusal('not-found')
  })
}

/** Confirms a step, once. */
export function confirmStep(
  c: Context<AppEnv>,
  reader: Reader,
  of: OfStep,
  confirmedOn: LocalDay | undefined,
): Promise<Problem> {
  return onProblem(c, reader, of, async (tx, { step, today }) => {
    if (!step) throw new Refusal('not-found')
    const on = confirmedOn ?? today
    refuseIf(confirmFault(on, today))
    await tx.update(problemSteps).set({ confirmedOn: on, confirmedBy: reader.actorId }).where(isOpenStep(of))
  })
}

/** Takes a step off the plan that nobody has confirmed. */
export function removeStep(c: Context<AppEnv>, reader: Reader, of: OfStep): Promise<Problem> {
  return onProblem(c, reader, of, async (tx, { step }) => {
    if (step?.confirmedOn) throw new Refusal('step-confirmed')
    await tx.delete(problemSteps).where(isOpenStep(of))
  })
}

type Found = { athleteId: string; today: LocalDay; step: StepFound | undefined }
type StepFound = Step & { confirmedOn: LocalDay | null }

function onProblem(
  c: Context<AppEnv>,
  reader: Reader,
  { id, stepId }: OfStep,
  work: (tx: ActorTx, found: Found) => Promise<void>,
): Promise<Problem> {
  return changing(c, reader, async (tx, today) => {
    const [problem] = await tx.run(problemOf(reader, id))
    if (!problem) throw new Refusal('not-found')
    const { athleteId, steps } = problem
    await work(tx, { athleteId, today, step: steps.find((one) => one.id === stepId) })
    await tellOfProblems(tx, { teamId: reader.teamId, athleteId })
    return shown(tx, reader, id, today)
  })
}
