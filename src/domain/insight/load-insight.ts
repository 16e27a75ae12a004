import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { change, counted, decimals, whole } from '../text/figure-text.ts'
import { type AthleteFact, factOf, type LoadChangeFact, type LoadRatioFact, type ReturnFact } from './fact.ts'
import type { Insight, LocalInsight } from './insight.ts'

type Said = Pick<Insight, 'trend' | 'recommendation'>

/** How the load moves, and what the ratings do meanwhile; null where no load is reported. */
export function loadInsight(facts: readonly AthleteFact[]): LocalInsight | null {
  const ratio = factOf(facts, 'load-ratio')
  const relative = factOf(facts, 'load-change')
  const back = factOf(facts, 'return')
  if (!ratio || !relative) return null
  const isLow = facts.some(isDecline)
  const isHigh = !isLow && facts.some(isImprovement)
  const said = back
    ? comingBack(back, relative)
    : ratio.basis === 'enough'
      ? byRatio(ratio, relative, { isLow, isHigh })
      : unclear(ratio, relative)
  return { area: 'Training Load', ...said, basedOn: [...(back ? [back] : []), ratio, relative] }
}

export const isDecline = (fact: AthleteFact): boolean =>
  (fact.kind === 'rating' && fact.stands === 'below') || (fact.kind === 'rating-trend' && fact.change < 0)

const isImprovement = (fact: AthleteFact): boolean =>
  (fact.kind === 'rating' && fact.stands === 'above') || (fact.kind === 'rating-trend' && fact.change > 0)

function comingBack(
  { daysWithout, isAtLeast, trainedDaysSince }: ReturnFact,
  { load }: LoadChangeFact,
): Said {
  return {
    trend: `Training again after ${isAtLeast ? 'at least ' : ''}${counted(daysWithout, 'day')} without: ${counted(trainedDaysSince, 'training day')} since, a load of ${whole(load)} in the last 7 days.`,
    recommendation:
      'Raise the load in steps agreed with whoever guides the return, and read the ratio with care: the weeks it compares with were nearly empty.',
  }
}

function byRatio(
  { ratio, zone, acute, chronic }: LoadRatioFact,
  relative: LoadChangeFact,
  { isLow, isHigh }: { isLow: boolean; isHigh: boolean },
): Said {
  const figures = `weekly load ${whole(acute)}, mean of the four weeks before ${whole(chronic)} (ACWR ${decimals(ratio!)})`
  if (zone === 'green') {
    const isUneven = relative.salience > 0
    return {
      trend: isUneven
        ? `In line with the four weeks before: ${figures}, though ${change(relative.change!)} against the week before.`
        : `Steady: ${figures}.`,
      recommendation: isLow
        ? 'The load alone does not explain the lower ratings: ask about sleep, studies, work and other strain before changing the plan.'
        : 'The load asks for no change: carry on as planned.',
    }
  }
  const a = zone === 'red' ? 'A sharp' : 'A'
  if (ratio! > 1) {
    return {
      trend: `${a} rise: ${figures}.`,
      recommendation: isLow
        ? 'Ratings are lower at the same time: consider easier days before the next hard session, and talk with the athlete.'
        : 'If this is planned, keep an eye on the ratings of the coming days; if not, consider a lighter next few days.',
    }
  }
  return {
    trend: `${a} drop: ${figures}.`,
    recommendation: isLow
      ? 'Ratings are lower as well: ask what is behind it before the load goes up again.'
      : isHigh
        ? 'Ratings are above the usual meanwhile, as a taper or rest week intends. If it is planned, there is nothing to change.'
        : 'If this is a planned taper or rest week, there is nothing to change; if not, ask what kept the athlete from training. Build up again in steps.',
  }
}

function unclear(
  { basis, acute, recordedDays, reportedDays }: LoadRatioFact,
  relative: LoadChangeFact,
): Said {
  if (basis === 'short-record') {
    const against =
      relative.basis === 'enough' ? ` (${change(relative.change!)} against the week before)` : ''
    return {
      trend: `Not enough data for a ratio yet: ${counted(recordedDays, 'day')} recorded, a weekly load of ${whole(acute)}${against}.`,
      recommendation: `Keep reporting, rest days too: after ${ACWR_LOOK_BACK_DAYS + 1} days a week can be compared with the four before it.`,
    }
  }
  if (basis === 'no-load-before') {
    return {
      trend: `A load of ${whole(acute)} in the last 7 days, after four weeks without any.`,
      recommendation: 'Begin low and raise the load in steps: there is no recent load to compare it with.',
    }
  }
  return {
    trend: `Not enough data to judge the load: ${reportedDays.acute} of the last 7 and ${reportedDays.chronic} of the 28 days before are reported.`,
    recommendation:
      'Ask for rest days to be reported as well: a day without a report can be either, and the figures take it for rest.',
  }
}
