import type { LocalDay } from '../calendar/local-day.ts'

/** What one athlete answered in the round of one week. Who did not answer has none. */
export type RoundAnswered = { week: LocalDay; hasProblem: boolean; isSubstantial: boolean }

/** Null without responders: an unanswered week is not a healthy one. */
export type WeekPrevalence = {
  week: LocalDay
  responders: number
  reporters: number
  substantial: number
  prevalence: number | null
  substantialPrevalence: number | null
}

export function prevalenceOf(week: LocalDay, rounds: readonly RoundAnswered[]): WeekPrevalence {
  const answered = rounds.filter((round) => round.week === week)
  const responders = answered.length
  const reporters = answered.filter(({ hasProblem }) => hasProblem).length
  const substantial = answered.filter(({ isSubstantial }) => isSubstantial).length
  const share = (count: number) => (responders === 0 ? null : count / responders)
  return {
    week,
    responders,
    reporters,
    substantial,
    prevalence: share(reporters),
    substantialPrevalence: share(substantial),
  }
}

/** About a quarter of a year: fewer would not make a chart. */
export const LEAST_WEEKS_SHOWN = 12

/** Nobody was asked yet before the first answer, which is no gap. The weeks since then, and of what was asked for the last few at least. */
export function sinceFirstAnswer<Week extends { responders: number }>(weeks: readonly Week[]): Week[] {
  const first = weeks.findIndex(({ responders }) => responders > 0)
  if (first < 0) return [...weeks]
  return weeks.slice(Math.min(first, Math.max(0, weeks.length - LEAST_WEEKS_SHOWN)))
}
