import type { AthleteDay } from './team-day.ts'

type Available = Pick<AthleteDay, 'availability'>
type Status = AthleteDay['availability']['status']

export type AvailabilityCounts = Record<Status, number>

/** How many can train, and how far: '19 full, 3 modified, 2 out'. */
export function availabilityOf(athletes: readonly Available[]): AvailabilityCounts {
  const counts: AvailabilityCounts = { full: 0, modified: 0, out: 0, off: 0 }
  for (const { availability } of athletes) counts[availability.status] += 1
  return counts
}

const WORST_FIRST: Status[] = ['out', 'modified', 'off']

/** Who cannot train fully: first those of whom somebody has to say whether they are back, then the worst. */
export function absentFirstDue<Athlete extends Available>(athletes: readonly Athlete[]): Athlete[] {
  const rank = ({ availability: { status, isDue } }: Available) => (isDue ? -1 : WORST_FIRST.indexOf(status))
  return athletes
    .filter(({ availability }) => availability.status !== 'full')
    .toSorted((one, other) => rank(one) - rank(other))
}
