import type { SessionAnswer } from './session-answer.ts'

export const unitLoadOf = (session: SessionAnswer): number =>
  session.kind === 'trained' ? session.rpe * session.durationMin : 0
