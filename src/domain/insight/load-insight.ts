import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { isJudged } from '../load/basis.ts'
import { atLeast, isExplained, ratioText } from '../statistics/zone-word.ts'
import { type AthleteFact, factOf, type LoadChangeFact, type LoadRatioFact, type ReturnFact } from './fact.ts'
import { AREAS, type LocalInsight } from './insight.ts'
import { insightMessages } from './insight-messages.ts'

type Said = { trend: Message; more?: Message | null; recommendation: Message }

/** How the load moves, and what the ratings do meanwhile; null where no load is reported. */
export function loadInsight(facts: readonly AthleteFact[], speech: Speech): LocalInsight | null {
  const ratio = factOf(facts, 'load-ratio')
  const relative = factOf(facts, 'load-change')
  const back = factOf(facts, 'return')
  if (!ratio || !relative) return null
  const isLow = facts.some(isDecline)
  const isHigh = !isLow && facts.some(isImprovement)
  const said: Said = back
    ? comingBack(back, relative, speech)
    : isJudged(ratio.basis)
      ? {
          trend: ratioTrend(ratio, relative, speech),
          recommendation: ratioAdvice(ratio, { isLow, isHigh }),
        }
      : unclear(ratio, relative, speech)
  return {
    area: speech.t(AREAS.load),
    trend: [said.trend, ...(said.more ? [said.more] : [])].map(speech.t).join(' '),
    recommendation: speech.t(said.recommendation),
    basedOn: [...(back ? [back] : []), ratio, relative],
  }
}

export const isDecline = (fact: AthleteFact): boolean =>
  (fact.kind === 'rating' && fact.stands === 'below') ||
  (fact.kind === 'rating-trend' && fact.change < 0) ||
  (fact.kind === 'wellness-total' && fact.salience > 0)

const isImprovement = (fact: AthleteFact): boolean =>
  (fact.kind === 'rating' && fact.stands === 'above') || (fact.kind === 'rating-trend' && fact.change > 0)

function comingBack(
  { daysWithout: without, isAtLeast, trainedDaysSince: trained, shareOfBefore }: ReturnFact,
  relative: LoadChangeFact,
  { whole, percent }: Speech,
): Said {
  const load = whole(relative.load)
  return {
    more: shareOfBefore === null ? null : insightMessages.shareOfBefore(percent(shareOfBefore * 100)),
    trend: isAtLeast
      ? msg(
          'Training again after at least {without, plural, one {# day} other {# days}} without: {trained, plural, one {# training day} other {# training days}} since, a load of {load} in the last 7 days.',
          { without, trained, load },
        )
      : msg(
          'Training again after {without, plural, one {# day} other {# days}} without: {trained, plural, one {# training day} other {# training days}} since, a load of {load} in the last 7 days.',
          { without, trained, load },
        ),
    recommendation: insightMessages.raiseInSteps,
  }
}

function ratioTrend(fact: LoadRatioFact, relative: LoadChangeFact, speech: Speech): Message {
  const acute = atLeast(speech.whole(fact.acute), fact.basis)
  const chronic = speech.whole(fact.chronic)
  const ratio = ratioText(fact, speech)
  if (fact.zone === 'green') {
    return relative.salience > 0
      ? msg(
          'In line with the four weeks before: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}), though {change} against the week before.',
          { acute, chronic, ratio, change: speech.change(relative.change!) },
        )
      : msg('Steady: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}).', {
          acute,
          chronic,
          ratio,
        })
  }
  const isSharp = fact.zone === 'red'
  if (fact.ratio! > 1) {
    return isSharp
      ? msg('A sharp rise: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}).', {
          acute,
          chronic,
          ratio,
        })
      : msg('A rise: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}).', {
          acute,
          chronic,
          ratio,
        })
  }
  return isSharp
    ? msg('A sharp drop: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}).', {
        acute,
        chronic,
        ratio,
      })
    : msg('A drop: weekly load {acute}, mean of the four weeks before {chronic} (ACWR {ratio}).', {
        acute,
        chronic,
        ratio,
      })
}

function ratioAdvice(
  { ratio, zone, basis, daysOut }: LoadRatioFact,
  { isLow, isHigh }: { isLow: boolean; isHigh: boolean },
): Message {
  if (zone === 'green') {
    return isLow
      ? msg(
          'The load alone does not explain the lower ratings: ask about sleep, studies, work and other strain before changing the plan.',
        )
      : msg('The load asks for no change: carry on as planned.')
  }
  if (ratio! > 1) {
    return isLow
      ? msg(
          'Ratings are lower at the same time: consider easier days before the next hard session, and talk with the athlete.',
        )
      : msg(
          'If this is planned, keep an eye on the ratings of the coming days; if not, consider a lighter next few days.',
        )
  }
  if (isExplained({ ratio, zone, basis }, daysOut)) {
    return msg(
      'Out on {days, plural, one {# day} other {# days}} of the last 7: there is nothing to change. Raise the load in steps once the athlete is back.',
      { days: daysOut },
    )
  }
  if (isLow) return msg('Ratings are lower as well: ask what is behind it before the load goes up again.')
  return isHigh
    ? msg(
        'Ratings are above the usual meanwhile, as a taper or rest week intends. If it is planned, there is nothing to change.',
      )
    : msg(
        'If this is a planned taper or rest week, there is nothing to change; if not, ask what kept the athlete from training. Build up again in steps.',
      )
}

function unclear(
  { basis, acute, recordedDays: days, reportedDays }: LoadRatioFact,
  relative: LoadChangeFact,
  { whole, change }: Speech,
): Said {
  const load = whole(acute)
  if (basis === 'short-record') {
    return {
      trend:
        relative.basis === 'enough'
          ? msg(
              'Not enough data for a ratio yet: {days, plural, one {# day} other {# days}} recorded, a weekly load of {load} ({change} against the week before).',
              { days, load, change: change(relative.change!) },
            )
          : msg(
              'Not enough data for a ratio yet: {days, plural, one {# day} other {# days}} recorded, a weekly load of {load}.',
              { days, load },
            ),
      recommendation: msg(
        'Keep reporting, rest days too: after {days, plural, one {# day} other {# days}} a week can be compared with the four before it.',
        { days: ACWR_LOOK_BACK_DAYS + 1 },
      ),
    }
  }
  if (basis === 'no-load-before') {
    return {
      trend: msg('A load of {load} in the last 7 days, after four weeks without any.', { load }),
      recommendation: msg(
        'Begin low and raise the load in steps: there is no recent load to compare it with.',
      ),
    }
  }
  return {
    trend: msg(
      'Not enough data to judge the load: {acute} of the last 7 and {chronic} of the 28 days before are reported.',
      { acute: reportedDays.acute, chronic: reportedDays.chronic },
    ),
    recommendation: msg(
      'Ask for rest days to be reported as well: a day without a report can be either, and the figures take it for rest.',
    ),
  }
}
