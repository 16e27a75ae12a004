import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { ACWR_LOOK_BACK_DAYS } from '../load/acwr.ts'
import { atLeast, ratioText, ZONE_WORDS, zoneWord } from '../statistics/zone-word.ts'
import { insightMessages } from './insight-messages.ts'
import { describeTeamFact } from './describe-team-fact.ts'
import type {
  AthleteFact,
  Fact,
  LoadChangeFact,
  LoadRatioFact,
  MonotonyFact,
  RatingFact,
  ReturnFact,
} from './fact.ts'

/** A fact as one plain sentence, with the numbers as the statistics round them. */
export function describeFact(fact: Fact, speech: Speech): string {
  switch (fact.kind) {
    case 'team-load':
    case 'team-rating':
    case 'team-variety':
    case 'team-answers':
      return speech.t(describeTeamFact(fact, speech))
    default:
      return describeAthleteFact(fact, speech)
        .map((sentence) => speech.t(sentence))
        .join(' ')
  }
}

function describeAthleteFact(fact: AthleteFact, speech: Speech): Message[] {
  return fact.kind === 'return' ? returnSentences(fact, speech) : [sentenceOf(fact, speech)]
}

function sentenceOf(fact: Exclude<AthleteFact, ReturnFact>, speech: Speech): Message {
  switch (fact.kind) {
    case 'load-ratio':
      return ratioSentence(fact, speech)
    case 'load-change':
      return changeSentence(fact, speech)
    case 'monotony':
      return monotonySentence(fact, speech)
    case 'rating':
      return ratingSentence(fact, speech)
    case 'wellness-total': {
      const { daysAgo, answers, questions, lower } = fact
      const [latest, usual] = [speech.whole(fact.latest), speech.tenths(fact.mean)]
      return msg(
        'Sum of {questions, plural, one {# rating} other {# ratings}}: {latest} ({daysAgo, plural, =0 {today} =1 {yesterday} other {# days ago}}); usual {usual}, SD {deviation}, {answers, plural, one {# day} other {# days}} before, {lower, number} of them lower than usual.',
        { questions, latest, daysAgo, usual, deviation: speech.tenths(fact.deviation), answers, lower },
      )
    }
    case 'rating-trend': {
      const { title, days, answers } = fact
      const [change, weekly] = [speech.signed(fact.change), speech.signed(fact.slopePerDay * 7)]
      return fact.change < 0
        ? msg(
            '{title}: rated worse, {change} in {days, plural, one {# day} other {# days}} ({answers, plural, one {# answer} other {# answers}}, {weekly} a week).',
            { title, change, days, answers, weekly },
          )
        : msg(
            '{title}: rated better, {change} in {days, plural, one {# day} other {# days}} ({answers, plural, one {# answer} other {# answers}}, {weekly} a week).',
            { title, change, days, answers, weekly },
          )
    }
    case 'answers': {
      const { days, ofDays, daysSinceLast } = fact
      return msg(
        'Check-in answered on {days} of {ofDays, plural, one {# day} other {# days}}, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { days, ofDays, daysSinceLast },
      )
    }
    case 'reports': {
      const { days, ofDays, daysSinceLast } = fact
      return msg(
        'Training or rest reported on {days} of {ofDays, plural, one {# day} other {# days}}, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { days, ofDays, daysSinceLast },
      )
    }
    case 'notes': {
      const { count, daysSinceLast } = fact
      return msg(
        '{count, plural, one {# note} other {# notes}} in the last 7 days, last {daysSinceLast, plural, =0 {today} =1 {yesterday} other {# days ago}}.',
        { count, daysSinceLast },
      )
    }
  }
}

function ratioSentence(fact: LoadRatioFact, speech: Speech): Message {
  const { t, whole, decimals } = speech
  const { ratio, basis, recordedDays } = fact
  const [acute, chronic] = [whole(fact.acute), whole(fact.chronic)]
  const { acute: acuteDays, chronic: chronicDays } = fact.reportedDays
  if (basis === 'short-record') {
    return msg(
      'ACWR –: not enough history, {recorded} of {needed, plural, one {# day} other {# days}} recorded (weekly load {acute}).',
      { recorded: whole(recordedDays), needed: ACWR_LOOK_BACK_DAYS + 1, acute },
    )
  }
  if (ratio === null || fact.chronic === 0) {
    return msg(
      'ACWR –: weekly load {acute}, chronic load {chronic} ({acuteDays} of 7, {chronicDays} of 28 days reported).',
      { acute, chronic, acuteDays, chronicDays },
    )
  }
  if (basis === 'days-missing') {
    return msg(
      'ACWR {ratio}, too few days reported to judge: weekly load {acute}, chronic load {chronic} ({acuteDays} of 7, {chronicDays} of 28 days reported).',
      { ratio: decimals(ratio), acute, chronic, acuteDays, chronicDays },
    )
  }
  return msg(
    'ACWR {ratio}, {zone}: weekly load {acute}, chronic load {chronic} ({acuteDays} of 7, {chronicDays} of 28 days reported).',
    {
      ratio: ratioText(fact, speech),
      zone: t(ZONE_WORDS[zoneWord(fact)]),
      acute: atLeast(acute, basis),
      chronic,
      acuteDays,
      chronicDays,
    },
  )
}

function changeSentence(fact: LoadChangeFact, speech: Speech): Message {
  const [load, before] = [speech.whole(fact.load), speech.whole(fact.before)]
  const { week, weekBefore } = fact.reportedDays
  const isJudged = fact.basis !== 'days-missing'
  if (fact.change === null || fact.basis === 'short-record') {
    return isJudged
      ? msg(
          'Load of the last 7 days {load}, of the 7 before {before} ({week} and {weekBefore} of 7 days reported).',
          { load, before, week, weekBefore },
        )
      : msg(
          'Load of the last 7 days {load}, of the 7 before {before} ({week} and {weekBefore} of 7 days reported, too few days reported to judge).',
          { load, before, week, weekBefore },
        )
  }
  const change = atLeast(speech.change(fact.change), fact.basis)
  return isJudged
    ? msg(
        'Load of the last 7 days {load}, of the 7 before {before}, {change} ({week} and {weekBefore} of 7 days reported).',
        { load, before, change, week, weekBefore },
      )
    : msg(
        'Load of the last 7 days {load}, of the 7 before {before}, {change} ({week} and {weekBefore} of 7 days reported, too few days reported to judge).',
        { load, before, change, week, weekBefore },
      )
}

function monotonySentence(fact: MonotonyFact, { whole, decimals }: Speech): Message {
  const [monotony, strain] = [decimals(fact.monotony), whole(fact.strain)]
  if (!fact.hasMonotony) {
    return msg('The same load on each of the last 7 days ({load} in all); monotony –.', {
      load: whole(fact.load),
    })
  }
  return fact.basis === 'enough'
    ? msg('Monotony {monotony}, strain {strain} over the last 7 days ({days} of 7 days reported).', {
        monotony,
        strain,
        days: fact.reportedDays,
      })
    : msg(
        'Monotony {monotony}, strain {strain} over the last 7 days ({days} of 7 days reported, too few days reported to judge).',
        { monotony, strain, days: fact.reportedDays },
      )
}

function returnSentences(fact: ReturnFact, { percent }: Speech): Message[] {
  const { trainedDaysSince: trained, daysWithout: without, isAtLeast, shareOfBefore } = fact
  return [
    isAtLeast
      ? msg(
          '{trained, plural, one {# training day} other {# training days}} since at least {without, plural, one {# day} other {# days}} without training.',
          { trained, without },
        )
      : msg(
          '{trained, plural, one {# training day} other {# training days}} since {without, plural, one {# day} other {# days}} without training.',
          { trained, without },
        ),
    ...(shareOfBefore === null ? [] : [insightMessages.shareOfBefore(percent(shareOfBefore * 100))]),
  ]
}

function ratingSentence(fact: RatingFact, { whole, decimals, signed }: Speech): Message {
  const { title, daysAgo, answers, mean, deviation, z } = fact
  const latest = whole(fact.latest)
  return z === null
    ? msg(
        '{title}: rating {latest} ({daysAgo, plural, =0 {today} =1 {yesterday} other {# days ago}}); all {answers, plural, one {# answer} other {# answers}} of the 28 days before were {usual}.',
        { title, latest, daysAgo, answers, usual: whole(mean) },
      )
    : msg(
        '{title}: rating {latest} ({daysAgo, plural, =0 {today} =1 {yesterday} other {# days ago}}); usual {usual}, SD {deviation}, {answers, plural, one {# answer} other {# answers}} in the 28 days before, z {z}.',
        {
          title,
          latest,
          daysAgo,
          usual: decimals(mean),
          deviation: decimals(deviation),
          answers,
          z: signed(z),
        },
      )
}
