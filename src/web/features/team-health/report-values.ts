import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import type { HealthProblem, ProblemKind } from '#domain/health-problem/health-problem.ts'

/** The fields of the form. */
export type ReportName = keyof HealthProblem | 'recurrenceOf'

type About = {
  kind: ProblemKind
  isSided: boolean
  /** Of one that is changed: kept from its first report on. */
  recurrenceOf: string | null | undefined
}

/** What is to be stored, of the fields that are shown. */
export function reportIn(
  values: Partial<Record<ReportName, string>>,
  { kind, isSided, recurrenceOf }: About,
): HealthProblem & { recurrenceOf: string | null } {
  return {
    kind,
    area: kind === 'injury' ? ((values.area || null) as BodyArea | null) : null,
    side: isSided ? ((values.side || null) as Side | null) : null,
    beganOn: values.beganOn as LocalDay,
    note: values.note || null,
    recurrenceOf: recurrenceOf === undefined ? values.recurrenceOf || null : recurrenceOf,
  }
}
