import { calendarDays, daysAgo } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { CHRONIC_DAYS } from '../load/load-point.ts'
import { athleteFacts } from './athlete-facts.ts'
import { type AthleteRecord, recordOn } from './athlete-record.ts'
import { type Reason, reasonsAmong, sizesAmong, type Subject } from './reason.ts'

/** As they are stored, a question with its id. */
export const LOOKED_AT_SUBJECTS = ['load', 'wellness', 'wellness-health', 'question'] as const
export type LookedAtSubject = (typeof LOOKED_AT_SUBJECTS)[number]

/** One of the staff looked at a reason: what it was about, how far out it was, and on which of the team's days. */
export type Look = { subject: Subject; size: number; day: LocalDay }

/** One of the athlete's own deviations further out than what was looked at is something new. */
const GROWN = 1

/** Within one deviation of their usual an athlete is back to it; what takes them out of it again is something new. */
const BACK_TO_USUAL = 1

/** After as many days the usual is made of other days than it was. */
const LOOK_DAYS = CHRONIC_DAYS

/** A week more: as long as nothing new comes, the last day with something counts, and after a week without there are no reasons left. */
export const KEPT_LOOK_DAYS = LOOK_DAYS + 7

/** What speaks for talking to an athlete today. */
export const reasonsOn = (record: AthleteRecord): Reason[] =>
  reasonsAmong(athleteFacts(recordOn(record, record.today)))

/** What a reader has seen of an athlete, to be compared with what there is when they say so. */
export const seenAs = (reasons: readonly Reason[]): string =>
  reasons
    .map(({ subject, size }) => `${subject} ${size.toFixed(2)}`)
    .toSorted()
    .join(', ')

/**
 * What is looked at by who has seen these reasons. Who has seen the sum of all ratings has seen that of those which are
 * not about health, or it would stay on the list of others.
 */
export function looksAt(record: AthleteRecord, reasons: readonly Reason[]): Look[] {
  const forAll = { ...record, ratings: record.ratings.filter(({ isHealth }) => !isHealth) }
  const parts = reasons.some(({ subject }) => subject === 'wellness-health')
    ? reasonsOn(forAll).filter(({ subject }) => subject === 'wellness')
    : []
  return [...reasons, ...parts].map(({ subject, size }) => ({ subject, size, day: record.today }))
}

type Standing<Given extends Look> = {
  /** What is new first. */
  reasons: Reason[]
  /** What was looked at and has not changed since. */
  held: Given[]
  /** Nothing new speaks for it. */
  isLookedAt: boolean
}

/**
 * How an athlete stands today after what was looked at (docs/decisions/0036). Something new is only seen on a day on which
 * the athlete answered or reported: by itself, because days pass, nobody comes back. The record begins as long before the
 * first look as it does before today.
 */
export function standingAfter<Given extends Look>(
  record: AthleteRecord,
  looks: readonly Given[],
): Standing<Given> {
  const reasons = reasonsOn(record)
  const sizesOn = rememberedSizes(record)
  const given = new Set([...record.ratings, ...record.reports].map(({ date }) => date))
  const lastDay =
    [...given]
      .filter((day) => day <= record.today)
      .toSorted()
      .at(-1) ?? record.today
  const held = looks.filter(
    (look) => daysAgo(look.day, lastDay) < LOOK_DAYS && stillHolds(look, record.today, { given, sizesOn }),
  )
  const lastLook = held
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  const judgedOn = lastLook && lastLook > lastDay ? lastLook : lastDay
  const isNew = ({ subject }: Reason) => !held.some((look) => look.subject === subject)
  return {
    reasons: [...reasons.filter(isNew), ...reasons.filter((reason) => !isNew(reason))],
    held,
    isLookedAt: held.length > 0 && !reasonsOn({ ...record, today: judgedOn }).some(isNew),
  }
}

type Days = {
  /** On which the athlete answered or reported. */
  given: ReadonlySet<LocalDay>
  sizesOn: (day: LocalDay) => ReadonlyMap<string, number>
}

/** The days since are gone through again, as they are known now: a day that was filled in late counts as if it had been in time. */
function stillHolds(look: Look, today: LocalDay, { given, sizesOn }: Days): boolean {
  let wasBack = false
  for (const day of calendarDays(look.day, today)) {
    const size = sizesOn(day).get(look.subject) ?? 0
    wasBack ||= size < BACK_TO_USUAL
    const isGrown = size >= look.size + GROWN
    if (day === look.day ? isGrown : given.has(day) && (wasBack || isGrown)) return false
  }
  return true
}

/** Each day is judged once for all looks at the athlete. */
function rememberedSizes(record: AthleteRecord): Days['sizesOn'] {
  const known = new Map<LocalDay, ReadonlyMap<string, number>>()
  return (day) => {
    const sizes = known.get(day) ?? sizesAmong(athleteFacts(recordOn(record, day)))
    known.set(day, sizes)
    return sizes
  }
}
