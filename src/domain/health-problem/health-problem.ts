import { daysAgo } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import type { BodyArea, Side } from './body-area.ts'

export const PROBLEM_KINDS = ['injury', 'illness'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** How it came about, and what sport has to do with it, in the words of the IOC consensus of 2020. */
export const ONSET_MODES = ['acute', 'repetitive-sudden', 'repetitive-gradual'] as const
export type OnsetMode = (typeof ONSET_MODES)[number]
export const SPORT_RELATIONS = ['direct', 'indirect', 'none'] as const
export type SportRelation = (typeof SPORT_RELATIONS)[number]

export const MAX_PROBLEM_NOTE_LENGTH = 280
/** A code of whichever system the staff use. */
export const MAX_PROBLEM_CODE_LENGTH = 40
export const MAX_STEP_TITLE_LENGTH = 60
/** Of an athlete, those that are not over. */
export const MAX_PROBLEMS = 20
export const MAX_STEPS = 20

/** An injury or an illness of an athlete, as they report it. An injury is somewhere; an illness is not asked where. */
export type HealthProblem = {
  kind: ProblemKind
  area: BodyArea | null
  side: Side | null
  beganOn: LocalDay
  note: string | null
}

/** What the staff add who see health. */
export type ProblemFinding = {
  mode: OnsetMode | null
  relation: SportRelation | null
  code: string | null
}

export const NO_FINDING: ProblemFinding = { mode: null, relation: null, code: null }

/** How many days lie between the end of a problem and its return. */
export const recurrenceDays = (resolvedOn: LocalDay, beganOn: LocalDay): number =>
  daysAgo(resolvedOn, beganOn)

type Step = { plannedOn: LocalDay | null; confirmedOn: LocalDay | null }
export const STEP_STATES = ['confirmed', 'due', 'planned'] as const
export type StepState = (typeof STEP_STATES)[number]

/** A step whose day has come is due until somebody confirms it: no date does that by itself. */
export function stepState({ plannedOn, confirmedOn }: Step, today: LocalDay): StepState {
  if (confirmedOn !== null) return 'confirmed'
  return plannedOn !== null && plannedOn <= today ? 'due' : 'planned'
}
