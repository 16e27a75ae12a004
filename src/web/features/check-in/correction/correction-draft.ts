import type { Answer, Day } from '#domain/check-in/day.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { type Slot, SLOTS, type TrainingType } from '#domain/training-session/training-session.ts'

/** What was it: nothing is reported, a rest, or a training of a type. */
type SessionKind = '' | 'rested' | TrainingType
export type SessionDraft = { kind: SessionKind; rpe: number; durationMin: number }

/** The day as its fields hold it; an answer is the text of its value, empty where there is none. */
export type CorrectionDraft = { answers: Record<string, string> } & Record<Slot, SessionDraft>

export type CorrectedParts = { answers?: Answer[] } & Partial<Record<Slot, SessionAnswer>>

/** The fields as the day stands, to be changed. */
export function draftOf({ answers, AM, PM }: Day): CorrectionDraft {
  const given = answers.map((one) => [one.metricId, one.kind === 'text' ? one.text : String(one.rating)])
  return { answers: Object.fromEntries(given), AM: sessionDraft(AM), PM: sessionDraft(PM) }
}

/** A training begins as an easy half hour, as in the form. */
const sessionDraft = (session: SessionAnswer | null): SessionDraft =>
  session?.kind === 'trained'
    ? { kind: session.trainingType, rpe: session.rpe, durationMin: session.durationMin }
    : { kind: session ? 'rested' : '', rpe: 1, durationMin: 30 }

/** What of the draft differs from the day; what was emptied stays as it is. */
export function correctionIn(day: Day, draft: CorrectionDraft): CorrectedParts {
  const before = draftOf(day)
  const answers = day.metrics.flatMap(({ id: metricId, type }): Answer[] => {
    const value = (draft.answers[metricId] ?? '').trim()
    if (value === '' || value === before.answers[metricId]) return []
    return [
      type === 'text'
        ? { metricId, kind: 'text', text: value }
        : { metricId, kind: 'rating', rating: Number(value) },
    ]
  })
  const parts: CorrectedParts = answers.length > 0 ? { answers } : {}
  for (const slot of SLOTS) {
    const session = sessionIn(draft[slot])
    if (session && !isSame(session, sessionIn(before[slot]))) parts[slot] = session
  }
  return parts
}

function sessionIn({ kind, rpe, durationMin }: SessionDraft): SessionAnswer | null {
  if (kind === '') return null
  return kind === 'rested' ? { kind } : { kind: 'trained', trainingType: kind, rpe, durationMin }
}

const isSame = (one: SessionAnswer, other: SessionAnswer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Of today an athlete corrects what was submitted; the rest is still the form's. */
export const submittedPart = (day: Day): Day => (day.answers.length > 0 ? day : { ...day, metrics: [] })

/** The day that an address asks for; it can hold anything. */
export function dayIn(search: URLSearchParams): string | null {
  const day = search.get('day') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}
