import { mondayOf } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'
import type { Message } from '../language/message.ts'
import { followUpMessages } from './follow-up-messages.ts'

/** Check-ins of athletes, and how many of them somebody of the staff opened and reacted or replied to. */
export type FollowedUp = { checkIns: number; opened: number; answered: number }

export type FollowUp = {
  thisWeek: FollowedUp
  /** Of the four weeks before. */
  before: FollowedUp
}

const WEEKS_BEFORE = 4

/** The days that a comparison of this week needs. */
export const followUpDays = (today: LocalDay): { from: LocalDay; to: LocalDay } => ({
  from: addDays(mondayOf(today), -7 * WEEKS_BEFORE),
  to: today,
})

/** This week, and those before it in one: a week with few check-ins counts for as many as it has. */
export function followUp(weeks: readonly (FollowedUp & { monday: LocalDay })[], today: LocalDay): FollowUp {
  const isThisWeek = ({ monday }: { monday: LocalDay }) => monday === mondayOf(today)
  return {
    thisWeek: total(weeks.filter(isThisWeek)),
    before: total(weeks.filter((week) => !isThisWeek(week))),
  }
}

const total = (weeks: readonly FollowedUp[]): FollowedUp => ({
  checkIns: sum(weeks.map(({ checkIns }) => checkIns)),
  opened: sum(weeks.map(({ opened }) => opened)),
  answered: sum(weeks.map(({ answered }) => answered)),
})

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** In one sentence; null while there is nothing to follow up. A share of nothing is not said, nor called 0 %. */
export function followUpWords(
  { thisWeek, before }: FollowUp,
  { percent }: { percent: (value: number) => string },
): Message | null {
  if (thisWeek.checkIns === 0) return null
  const shares = ({ checkIns, opened, answered }: FollowedUp) => ({
    opened: percent((100 * opened) / checkIns),
    answered: percent((100 * answered) / checkIns),
  })
  return before.checkIns === 0
    ? followUpMessages.thisWeek(shares(thisWeek))
    : followUpMessages.compared(shares(thisWeek), shares(before))
}
