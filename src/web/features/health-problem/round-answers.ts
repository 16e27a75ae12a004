import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import {
  isGate,
  OSTRC_QUESTIONS,
  type OstrcAnswers,
  type OstrcOption,
  type OstrcQuestion,
} from '#domain/health-problem/ostrc.ts'

/** As far as a problem's questions are answered. */
export type Given = Partial<Record<OstrcQuestion, OstrcOption>>

/** Those that are asked by now: the first, and behind its gates one after the other. */
export function askedOf(given: Given): OstrcQuestion[] {
  const { participation } = given
  if (participation === undefined || isGate(participation)) return ['participation']
  const open = OSTRC_QUESTIONS.findIndex((question) => given[question] === undefined)
  return OSTRC_QUESTIONS.slice(0, open === -1 ? OSTRC_QUESTIONS.length : open + 1)
}

/** The first question that is asked and not answered. */
export const missingOf = (given: Given): OstrcQuestion | undefined =>
  askedOf(given).find((question) => given[question] === undefined)

/** What is sent of them; answers beyond a gate were given before it closed, and are left out. */
export function answersOf(given: Given): OstrcAnswers | null {
  const { participation } = given
  if (participation === undefined || missingOf(given)) return null
  const asked = askedOf(given)
  const answer = (question: OstrcQuestion) => (asked.includes(question) ? (given[question] ?? null) : null)
  return {
    participation,
    modification: answer('modification'),
    performance: answer('performance'),
    symptoms: answer('symptoms'),
  }
}

type Asked = { resolvedOn: string | null }

/** Those that ran within the seven days that a round asks about; the earliest report first. */
export function askedAbout<Problem extends Asked>(problems: Problem[], openedOn: string): Problem[] {
  const from = addDays(openedOn as LocalDay, -7)
  return problems.filter(({ resolvedOn }) => resolvedOn === null || resolvedOn > from).toReversed()
}
