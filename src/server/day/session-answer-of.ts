import type { SessionAnswer } from '#domain/training/session-answer.ts'
import type { trainingSessions } from '#database/schema/training-sessions.ts'

export type SessionRow = Pick<typeof trainingSessions.$inferSelect, 'trainingType' | 'rpe' | 'durationMin'>

/** A stored session as the answer it was: the database keeps a rest as zeros without a type. */
export function sessionAnswerOf({ trainingType, rpe, durationMin }: SessionRow): SessionAnswer {
  return trainingType ? { kind: 'trained', trainingType, rpe, durationMin } : { kind: 'rested' }
}
