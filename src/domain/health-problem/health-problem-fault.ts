import { tidyNote } from '../text/tidy-note.ts'
import { daysAgo } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import type { Message } from '../language/message.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'
import { SIDED_AREAS } from './body-area.ts'
import {
  type HealthProblem,
  MAX_PROBLEM_CODE_LENGTH,
  MAX_PROBLEM_NOTE_LENGTH,
  MAX_STEP_TITLE_LENGTH,
  type ProblemFinding,
} from './health-problem.ts'
import { healthProblemMessages } from './health-problem-messages.ts'

/** Ten years: longer ago it is a slip of the keyboard. */
export const MAX_BEGAN_DAYS_AGO = 3652
/** Two years, likewise. */
export const MAX_STEP_DAYS_AWAY = 730

/** The problem that came back, where it did. */
type Former = { resolvedOn: LocalDay | null }

/** The part of it that something is wrong with. */
export type ProblemField = 'area' | 'side' | 'beganOn' | 'note'

/** What is wrong with its parts. `today` is the team's. */
export function problemFaults(
  wish: HealthProblem,
  { today, former }: { today: LocalDay; former?: Former | undefined },
): Partial<Record<ProblemField, Message>> {
  const faults = {
    area: areaFault(wish),
    side: sideFault(wish),
    beganOn: beganFault(wish.beganOn, today, former),
    note: textFault(wish.note, MAX_PROBLEM_NOTE_LENGTH),
  } satisfies Record<ProblemField, Message | null>
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null))
}

/** The first thing that is wrong with it. */
export const problemFault = (...given: Parameters<typeof problemFaults>): Message | null =>
  Object.values(problemFaults(...given))[0] ?? null

function areaFault({ kind, area }: HealthProblem) {
  if (kind === 'injury') return area === null ? healthProblemMessages.areaMissing : null
  return area === null ? null : healthProblemMessages.areaOfIllness
}

function sideFault({ area, side }: HealthProblem) {
  if (side === null || (area !== null && SIDED_AREAS.includes(area))) return null
  return healthProblemMessages.noSides
}

function beganFault(beganOn: LocalDay, today: LocalDay, former: Former | undefined) {
  if (beganOn > today) return healthProblemMessages.beganInFuture
  if (daysAgo(beganOn, today) > MAX_BEGAN_DAYS_AGO) return healthProblemMessages.beganTooLongAgo
  if (!former) return null
  if (former.resolvedOn === null) return healthProblemMessages.notOverYet
  return beganOn < former.resolvedOn ? healthProblemMessages.backBeforeOver : null
}

/** What is wrong with the day on which a problem is said to be over. */
export function resolveFault(
  { beganOn }: Pick<HealthProblem, 'beganOn'>,
  resolvedOn: LocalDay,
  today: LocalDay,
): Message | null {
  if (resolvedOn < beganOn) return healthProblemMessages.resolvedTooEarly
  return resolvedOn > today ? healthProblemMessages.resolvedInFuture : null
}

export const findingFault = ({ code }: ProblemFinding): Message | null =>
  textFault(code, MAX_PROBLEM_CODE_LENGTH)

/** What is wrong with a step of the return. */
export function stepFault(
  { title, plannedOn }: { title: string; plannedOn: LocalDay | null },
  today: LocalDay,
): Message | null {
  if (tidyNote(title) === null) return healthProblemMessages.titleMissing
  const isFar = plannedOn !== null && Math.abs(daysAgo(plannedOn, today)) > MAX_STEP_DAYS_AWAY
  return isFar ? healthProblemMessages.stepTooFar : textFault(title, MAX_STEP_TITLE_LENGTH)
}

/** A step is confirmed on the day it was taken. */
export const confirmFault = (confirmedOn: LocalDay, today: LocalDay): Message | null =>
  confirmedOn > today ? healthProblemMessages.confirmedInFuture : null

function textFault(given: string | null, most: number): Message | null {
  const text = tidyNote(given)
  if (text === null) return null
  if (text.length > most) return healthProblemMessages.textTooLong(most)
  return hasHiddenCharacters(text.replaceAll('\n', ' ')) ? healthProblemMessages.textHidden : null
}
