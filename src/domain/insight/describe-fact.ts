import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { change, decimals, signed, whole } from '../load/figure-text.ts'
import { zoneWord } from '../load/zone-word.ts'
import { statisticsMessages } from '../messages/statistics-messages.ts'
import { counted } from './counted.ts'
import { daysAgoText } from './days-ago.ts'
import { describeTeamFact } from './describe-team-fact.ts'
import type {
  AthleteFact,
  Basis,
  Fact,
  LoadChangeFact,
  LoadRatioFact,
  MonotonyFact,
  RatingFact,
} from './fact.ts'

/** A fact as one plain sentence, with the numbers as the statistics round them. */
export function describeFact(fact: Fact): string {
  switch (fact.kind) {
    case 'team-load':
    case 'team-rating':
    case 'team-variety':
    case 'team-answers':
      return describeTeamFact(fact)
    default:
      return describeAthleteFact(fact)
  }
}

function describeAthleteFact(fact: AthleteFact): string {
  switch (fact.kind) {
    case 'load-ratio':
      return ratioSentence(fact)
    case 'load-change':
      return changeSentence(fact)
    case 'monotony':
      return monotonySentence(fact)
    case 'return':
      return `${counted(fact.trainedDaysSince, 'training day')} since ${fact.isAtLeast ? 'at least ' : ''}${counted(fact.daysWithout, 'day')} without training.`
    case 'rating':
      return ratingSentence(fact)
    case 'rating-trend':
      return `${fact.title}: rating ${signed(fact.change)} over the last ${fact.days} days (${counted(fact.answers, 'answer')}, ${signed(fact.slopePerDay * 7)} a week).`
    case 'answers':
      return `Check-in answered on ${whole(fact.days)} of ${counted(fact.ofDays, 'day')}, last ${daysAgoText(fact.daysSinceLast)}.`
    case 'reports':
      return `Training or rest reported on ${whole(fact.days)} of ${counted(fact.ofDays, 'day')}, last ${daysAgoText(fact.daysSinceLast)}.`
    case 'notes':
      return `${counted(fact.count, 'note')} in the last 7 days, last ${daysAgoText(fact.daysSinceLast)}.`
  }
}

const TOO_FEW_DAYS = 'too few days reported to judge'
const caveat = (basis: Basis) => (basis === 'days-missing' ? `, ${TOO_FEW_DAYS}` : '')

function ratioSentence(fact: LoadRatioFact): string {
  const { acute, chronic, ratio, reportedDays, basis, recordedDays } = fact
  const loads = `weekly load ${whole(acute)}, chronic load ${whole(chronic)}`
  const coverage = statisticsMessages.ours.reported(reportedDays)
  if (basis === 'short-record') {
    return `ACWR –: ${statisticsMessages.ours.notEnoughHistory}, ${whole(recordedDays)} of ${ACWR_LOOK_BACK_DAYS + 1} days recorded (weekly load ${whole(acute)}).`
  }
  if (ratio === null || chronic === 0) return `ACWR –: ${loads} (${coverage}).`
  const word = basis === 'days-missing' ? TOO_FEW_DAYS : zoneWord(fact)
  return `ACWR ${decimals(ratio)}, ${word}: ${loads} (${coverage}).`
}

function changeSentence({ load, before, change: relative, reportedDays, basis }: LoadChangeFact): string {
  const against = relative === null ? '' : `, ${change(relative)}`
  return `Load of the last 7 days ${whole(load)}, of the 7 before ${whole(before)}${against} (${reportedDays.week} and ${reportedDays.weekBefore} of 7 days reported${caveat(basis)}).`
}

function monotonySentence({
  monotony,
  strain,
  hasMonotony,
  load,
  reportedDays,
  basis,
}: MonotonyFact): string {
  if (!hasMonotony) return `The same load on each of the last 7 days (${whole(load)} in all); monotony –.`
  return `Monotony ${decimals(monotony)}, strain ${whole(strain)} over the last 7 days (${reportedDays} of 7 days reported${caveat(basis)}).`
}

function ratingSentence({ title, latest, daysAgo, answers, mean, deviation, z }: RatingFact): string {
  const usual =
    z === null
      ? `all ${whole(answers)} answers of the 28 days before were ${whole(mean)}`
      : `usual ${decimals(mean)}, SD ${decimals(deviation)}, ${counted(answers, 'answer')} in the 28 days before, z ${signed(z)}`
  return `${title}: rating ${whole(latest)} (${daysAgoText(daysAgo)}); ${usual}.`
}
