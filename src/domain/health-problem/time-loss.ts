import { type AbsencePeriod, isAbsentOn } from '../absence/absence.ts'
import { calendarDays, daysAgo } from '../calendar/days.ts'
import { addDays, type LocalDay } from '../calendar/local-day.ts'

/** From the day on which somebody stops to the day on which they are back. */
export type LossStretch = { stoppedOn: LocalDay; backOn: LocalDay }

/** The bins of severity of the IOC consensus of 2020. */
export const TIME_LOSS_BINS = ['0', '1-7', '8-28', '>28'] as const
export type TimeLossBin = (typeof TIME_LOSS_BINS)[number]

/**
 * Days of time loss as Table 10 of that consensus counts them: of a stretch neither the day on which it starts nor the day of
 * return; of a loss that comes and goes the days that were missed.
 */
export function timeLossDays({
  stretches,
  missed,
}: {
  stretches: readonly LossStretch[]
  missed: readonly LocalDay[]
}): number {
  const lost = stretches.flatMap(({ stoppedOn, backOn }) =>
    calendarDays(addDays(stoppedOn, 1), addDays(backOn, -1)),
  )
  return new Set([...lost, ...missed]).size
}

export function timeLossBin(days: number): TimeLossBin {
  if (days === 0) return '0'
  if (days <= 7) return '1-7'
  return days <= 28 ? '8-28' : '>28'
}

type Problem = { beganOn: LocalDay; resolvedOn: LocalDay | null }

/**
 * What a problem cost, by the days on which the athlete was out while it ran. Several days in a row are a stretch. A single
 * day is one that was missed, unless the problem began on it: then the athlete stopped and was back on the next.
 */
export function problemTimeLossDays(
  { beganOn, resolvedOn }: Problem,
  absences: readonly AbsencePeriod[],
  today: LocalDay,
): number {
  const last = resolvedOn !== null && resolvedOn <= today ? addDays(resolvedOn, -1) : today
  const out = absences.filter(({ status }) => status === 'out')
  const days = calendarDays(beganOn, last).filter((day) => out.some((absence) => isAbsentOn(absence, day)))
  const runs = runsOf(days)
  return timeLossDays({
    stretches: runs
      .filter((run) => run.length > 1 || run[0] === beganOn)
      .map((run) => ({ stoppedOn: run[0]!, backOn: addDays(run.at(-1)!, 1) })),
    missed: runs.filter((run) => run.length === 1 && run[0] !== beganOn).flat(),
  })
}

/** Days in a row. */
function runsOf(days: readonly LocalDay[]): LocalDay[][] {
  const runs: LocalDay[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && daysAgo(last.at(-1)!, day) === 1) last.push(day)
    else runs.push([day])
  }
  return runs
}
