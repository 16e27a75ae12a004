import type { AthleteDay, TeamDay } from './team-day.ts'

export type TeamDaySummary = {
  answered: AthleteDay[]
  /** Who has answered or was to: all but those on a day off. */
  expected: AthleteDay[]
  missing: AthleteDay[]
  trained: AthleteDay[]
  /** Said so for every half of the day they reported, and reported at least one. */
  rested: AthleteDay[]
}

/** The coach's first question: who answered, who did not, who trained, who declared rest. */
export function summaryOf({ athletes }: TeamDay): TeamDaySummary {
  const isTrained = ({ AM, PM }: AthleteDay) => AM?.kind === 'trained' || PM?.kind === 'trained'
  const hasReported = ({ AM, PM }: AthleteDay) => AM !== null || PM !== null
  const expected = athletes.filter(
    ({ responses, availability }) => responses.length > 0 || !availability.isOff,
  )
  return {
    expected,
    answered: expected.filter(({ responses }) => responses.length > 0),
    missing: expected.filter(({ responses }) => responses.length === 0),
    trained: athletes.filter(isTrained),
    rested: athletes.filter((athlete) => hasReported(athlete) && !isTrained(athlete)),
  }
}
