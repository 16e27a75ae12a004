import type { AthleteDay, TeamDay } from './team-day.ts'

export type TeamDaySummary = {
  answered: AthleteDay[]
  missing: AthleteDay[]
  trained: AthleteDay[]
  /** Said so for every half of the day they reported, and reported at least one. */
  rested: AthleteDay[]
}

/** The coach's first question: who answered, who did not, who trained, who declared rest. */
export function summaryOf({ athletes }: TeamDay): TeamDaySummary {
  const isTrained = ({ AM, PM }: AthleteDay) => AM?.kind === 'trained' || PM?.kind === 'trained'
  const hasReported = ({ AM, PM }: AthleteDay) => AM !== null || PM !== null
  return {
    answered: athletes.filter(({ responses }) => responses.length > 0),
    missing: athletes.filter(({ responses }) => responses.length === 0),
    trained: athletes.filter(isTrained),
    rested: athletes.filter((athlete) => hasReported(athlete) && !isTrained(athlete)),
  }
}
