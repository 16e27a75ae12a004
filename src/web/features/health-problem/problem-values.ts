import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import type { HealthProblem, ProblemKind } from '#domain/health-problem/health-problem.ts'
import { type ProblemField, problemFaults } from '#domain/health-problem/health-problem-fault.ts'
import { problemFormMessages } from '#domain/health-problem/problem-form-messages.ts'
import type { Problems } from '#web/ui/refused.ts'

/** The fields of the form; a choice that is not made, or not asked for, has no value. */
export type ProblemName = ProblemField | 'kind'
export type ProblemValues = Partial<Record<ProblemName, string>>

export function wishFrom({ kind, area, side, beganOn, note }: ProblemValues): HealthProblem {
  return {
    kind: kind as ProblemKind,
    area: (area ?? null) as BodyArea | null,
    side: (side ?? null) as Side | null,
    beganOn: (beganOn ?? '') as LocalDay,
    note: note || null,
  }
}

type About = Parameters<typeof problemFaults>[1]

/** What the server would have against it, beside the field that it is about. */
export function faultsOf(values: ProblemValues, form: HTMLFormElement, about: About): Problems<ProblemName> {
  const wish = wishFrom(values)
  if (wish.beganOn) return problemFaults(wish, about)
  const { beganOn: _, ...others } = problemFaults({ ...wish, beganOn: about.today }, about)
  return { ...others, beganOn: missingDay(form) }
}

/** A date that was begun and one that was not even begun come as the same: nothing. */
function missingDay(form: HTMLFormElement) {
  const field = form.elements.namedItem('beganOn')
  const isBegun = field instanceof HTMLInputElement && field.validity.badInput
  return isBegun ? problemFormMessages.dayUnfinished : problemFormMessages.dayMissing
}
