import type { AthleteDay } from '#domain/check-in/team-day.ts'

/** What the coach looks at: a day (undefined: today, also after midnight) and one athlete or all. */
export type Filter = { day: string | undefined; athleteId: string | undefined }

export const NO_FILTER: Filter = { day: undefined, athleteId: undefined }

/** Undefined for all of them; whoever has left the team is no filter any more. */
export const chosenAthlete = ({ athleteId }: Filter, athletes: AthleteDay[]): AthleteDay | undefined =>
  athletes.find((athlete) => athlete.athleteId === athleteId)
