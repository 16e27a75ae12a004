import { calendarDays } from '../calendar/days.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { isRunningOn } from './open-problems.ts'

type Span = { beganOn: LocalDay; resolvedOn: LocalDay | null }

/** On which days of a range an athlete had which problems; the day on which one is over is the first without it. */
export function problemDays<Problem extends Span>(
  problems: readonly Problem[],
  { from, to }: { from: LocalDay; to: LocalDay },
): ReadonlyMap<LocalDay, Problem[]> {
  const days = new Map<LocalDay, Problem[]>()
  for (const day of calendarDays(from, to)) {
    const had = problems.filter((problem) => isRunningOn(problem, day))
    if (had.length > 0) days.set(day, had)
  }
  return days
}
