import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { ActorTx } from '#database/as-actor.ts'
import { healthProblems } from '#database/schema/health-problems.ts'
import { problemFindings } from '#database/schema/problem-findings.ts'
import { tidyNote } from '#domain/text/tidy-note.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { type HealthProblem, NO_FINDING, type ProblemFinding } from '#domain/health-problem/health-problem.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { ProblemRow } from './queries.ts'

export type ProblemWish = HealthProblem & {
  recurrenceOf: string | null
  /** The athlete's to say; left out, it stays. */
  isSharedWithCoach?: boolean
  /** For staff who see health; left out, it stays. */
  finding?: ProblemFinding | undefined
}

type Meant = { id: string; teamId: string; athleteId: string; actorId: string }

const isMeant = ({ id, teamId, athleteId }: Omit<Meant, 'actorId'>) =>
  and(eq(healthProblems.id, id), eq(healthProblems.teamId, teamId), eq(healthProblems.athleteId, athleteId))

/**
 * Stores a problem in place of `before`. Whether there was anything to store: the same again, after a lost answer, changes
 * nothing.
 */
export async function storeProblem(
  tx: ActorTx,
  meant: Meant,
  wish: ProblemWish,
  before: ProblemRow | undefined,
  now: Date,
): Promise<boolean> {
  const { kind, area, side, beganOn } = wish
  const report = { kind, area, side, beganOn, note: tidyNote(wish.note) }
  const isSharedWithCoach = wish.isSharedWithCoach ?? before?.isSharedWithCoach ?? false
  if (!before) {
    const { actorId, ...key } = meant
    // The same id at the same moment is stored once; that of another's problem is nobody's here.
    const added = await tx
      .insert(healthProblems)
      .values({
        ...key,
        ...report,
        isSharedWithCoach,
        recurrenceOf: wish.recurrenceOf,
        reportedBy: actorId,
        reportedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: healthProblems.id })
    if (added.length === 0 && (await tx.$count(healthProblems, isMeant(meant))) === 0) {
      throw new Refusal('not-found')
    }
    return added.length > 0
  }
  const stood = {
    kind: before.kind,
    area: before.area,
    side: before.side,
    beganOn: before.beganOn,
    note: before.note,
  }
  const isSame = isDeepStrictEqual(report, stood)
  if (isSame && isSharedWithCoach === before.isSharedWithCoach) return false
  if (!isSame && before.resolvedOn !== null) throw new Refusal('problem-over')
  await tx
    .update(healthProblems)
    .set({ ...report, isSharedWithCoach })
    .where(isMeant(meant))
  return true
}

/** False if somebody ended it at the same moment. */
export async function resolveProblem(tx: ActorTx, meant: Meant, resolvedOn: LocalDay): Promise<boolean> {
  const resolved = await tx
    .update(healthProblems)
    .set({ resolvedOn })
    .where(and(isMeant(meant), isNull(healthProblems.resolvedOn)))
    .returning({ id: healthProblems.id })
  return resolved.length > 0
}

/** What staff who see health add, also to a problem that is over. */
export async function storeFinding(
  tx: ActorTx,
  { id: problemId, teamId, athleteId, actorId }: Meant,
  { mode, relation, code }: ProblemFinding,
  before: ProblemRow | undefined,
  now: Date,
): Promise<boolean> {
  const finding = { mode, relation, code: tidyNote(code) }
  const stood = before?.hasFinding
    ? { mode: before.mode, relation: before.relation, code: before.code }
    : NO_FINDING
  if (isDeepStrictEqual(finding, stood)) return false
  const by = { setBy: actorId, setAt: now }
  await tx
    .insert(problemFindings)
    .values({ problemId, teamId, athleteId, ...finding, ...by })
    .onConflictDoUpdate({ target: problemFindings.problemId, set: { ...finding, ...by } })
  return true
}
