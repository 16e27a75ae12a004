import type { SessionAnswer } from './session-answer.ts'

/** RPE times minutes: session-RPE. */
export const unitLoad = (rpe: number, durationMin: number): number => rpe * durationMin

export const unitLoadOf = (session: SessionAnswer): number =>
  session.kind === 'trained' ? unitLoad(session.rpe, session.durationMin) : 0
