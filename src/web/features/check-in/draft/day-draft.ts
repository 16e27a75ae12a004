import type { Day, DaySubmission } from '#domain/check-in/day.ts'
import { type Slot, SLOTS, type TrainingType } from '#domain/training-session/training-session.ts'

/** As far as it is filled in; a duration of 0 is one that was emptied. */
export type TrainedDraft = {
  kind: 'trained'
  trainingType: TrainingType | null
  rpe: number
  durationMin: number
}
export type SessionDraft = TrainedDraft | { kind: 'rested' }

/** What an athlete has filled in for one day and not submitted. */
export type DayDraft = {
  ratings: Record<string, number>
  texts: Record<string, string>
  AM: SessionDraft | null
  PM: SessionDraft | null
  /** By its id, once the athlete has said that they cannot train. */
  cannotTrain: string | null
  /** When the athlete last changed it, which decides whether it was given in time; null as long as it is empty. */
  changedAt: string | null
}

/** The parts of a day that can be submitted on their own, and what goes with the answers. */
export type DayParts = Pick<DaySubmission, 'answers' | Slot | 'cannotTrain'>

export const EMPTY_DRAFT: DayDraft = {
  ratings: {},
  texts: {},
  AM: null,
  PM: null,
  cannotTrain: null,
  changedAt: null,
}

/** Answering Yes starts from an easy half hour; only the kind of training cannot be guessed. */
export const NEW_SESSION: TrainedDraft = { kind: 'trained', trainingType: null, rpe: 1, durationMin: 30 }

export function isBlank({ ratings, texts, AM, PM, cannotTrain }: DayDraft): boolean {
  const isAnswered =
    Object.keys(ratings).length > 0 || Object.values(texts).some((text) => text.trim() !== '')
  return !isAnswered && AM === null && PM === null && cannotTrain === null
}

/** What remains once these parts are submitted. */
export function withoutParts(draft: DayDraft, parts: DayParts): DayDraft {
  return {
    ...draft,
    ...(parts.answers && { ratings: {}, texts: {}, cannotTrain: null }),
    ...(parts.AM && { AM: null }),
    ...(parts.PM && { PM: null }),
  }
}

/** What stands is not left to submit, also when it was given on another device. */
export function withoutStored(draft: DayDraft, { answers, AM, PM }: Day): DayDraft {
  return withoutParts(draft, {
    ...(answers.length > 0 && { answers }),
    ...(AM && { AM }),
    ...(PM && { PM }),
  })
}

/** With a submission put back, to be corrected; what has been filled in since stays. */
export function withSubmission(draft: DayDraft, submission: DaySubmission): DayDraft {
  const changedAt = draft.changedAt ?? submission.givenAt
  const next = { ...draft, changedAt, ratings: { ...draft.ratings }, texts: { ...draft.texts } }
  for (const answer of submission.answers ?? []) {
    if (answer.kind === 'rating') next.ratings[answer.metricId] ??= answer.rating
    else next.texts[answer.metricId] ||= answer.text
  }
  for (const slot of SLOTS) next[slot] ??= submission[slot] ?? null
  next.cannotTrain ??= submission.cannotTrain?.id ?? null
  return next
}
