import { type Message, msg } from '../language/message.ts'
import type { Speech } from '../language/speech.ts'
import { atLeast, ZONE_WORDS, type ZoneWord } from '../statistics/zone-word.ts'
import type { Numbered, TeamAnswersFact, TeamFact, TeamLoadFact, TeamRatingFact } from './fact.ts'
import { HIGH_MONOTONY } from '../load/week.ts'
import { pseudonymOf } from './pseudonym.ts'

/** A fact on a team as one sentence or two, each athlete with what counts them in. */
export function describeTeamFact(fact: TeamFact, speech: Speech): Message {
  const { decimals } = speech
  switch (fact.kind) {
    case 'team-load':
      return loadSentence(fact, speech)
    case 'team-rating':
      return ratingSentence(fact, speech)
    case 'team-variety':
      return msg(
        'Monotony of {mark} or more over the last 7 days: {monotonous} (of {athletes, plural, one {# athlete} other {# athletes}} with enough reported days).',
        {
          mark: decimals(HIGH_MONOTONY),
          monotonous: withFigures(fact.monotonous, speech, (pseudonym, { monotony }) =>
            inBrackets(pseudonym, monotony === 'same-load' ? '–' : decimals(monotony)),
          ),
          athletes: fact.athletes,
        },
      )
    case 'team-answers':
      return answersSentence(fact, speech)
  }
}

function loadSentence(fact: TeamLoadFact, speech: Speech): Message {
  const { t, decimals, percent } = speech
  const athletes = fact.athletes
  const zones = inZones(fact, speech)
  const withRatios = (some: TeamLoadFact['rising']) =>
    withFigures(some, speech, (pseudonym, { ratio, basis }) =>
      inBrackets(pseudonym, atLeast(decimals(ratio), basis)),
    )
  const [rising, falling] = [withRatios(fact.rising), withRatios(fact.falling)]
  if (fact.returning.length === 0) {
    return msg(
      'ACWR of {athletes, plural, one {# athlete} other {# athletes}}: {zones}. Rising: {rising}; falling: {falling}.',
      { athletes, zones, rising, falling },
    )
  }
  const returning = withFigures(fact.returning, speech, (athlete, { daysWithout: days, shareOfBefore }) =>
    t(
      shareOfBefore === null
        ? msg('{athlete} ({days, plural, one {# day} other {# days}})', { athlete, days })
        : msg('{athlete} ({days, plural, one {# day} other {# days}}, at {share} of the load before)', {
            athlete,
            days,
            share: percent(shareOfBefore * 100),
          }),
    ),
  )
  return msg(
    'ACWR of {athletes, plural, one {# athlete} other {# athletes}}: {zones}. Rising: {rising}; falling: {falling}; training again after a long time without: {returning}.',
    { athletes, zones, rising, falling, returning },
  )
}

function ratingSentence({ title, athletes, latest, usual, below }: TeamRatingFact, speech: Speech): Message {
  const { t, whole, decimals } = speech
  return msg(
    '{title}: average rating {latest}, usual {usual} ({athletes, plural, one {# athlete} other {# athletes}} with enough answers); clearly worse than their own usual: {below}.',
    {
      title,
      latest: decimals(latest),
      usual: decimals(usual),
      athletes,
      below: withFigures(below, speech, (athlete, own) =>
        t(
          msg('{athlete} ({latest}, usual {usual})', {
            athlete,
            latest: whole(own.latest),
            usual: decimals(own.usual),
          }),
        ),
      ),
    },
  )
}

function answersSentence(fact: TeamAnswersFact, speech: Speech): Message {
  const { t } = speech
  return msg(
    'Check-in: {mostDays, number} of {athletes, plural, one {# athlete} other {# athletes}} on most days, {someDays, number} on some, {fewDays, number} seldom or never; quiet for 3 days or more: {quiet}.',
    {
      mostDays: fact.mostDays,
      athletes: fact.athletes,
      someDays: fact.someDays,
      fewDays: fact.fewDays,
      quiet: withFigures(fact.quiet, speech, (athlete, { daysSinceLast: days }) =>
        days === 'never-answered'
          ? t(msg('{athlete} (never answered)', { athlete }))
          : t(msg('{athlete} ({days, plural, one {# day} other {# days}})', { athlete, days })),
      ),
    },
  )
}

/** '2 Steady, 1 not enough history' */
export const inZones = ({ words }: TeamLoadFact, { t, inARow }: Speech): string =>
  inARow((Object.keys(words) as ZoneWord[]).map((word) => `${words[word]} ${t(ZONE_WORDS[word])}`))

/** At most this many are numbered; a coach looks the others up in the table. */
const MAX_LISTED = 8

/** 'none', 'Athlete 2 and Athlete 5', '12, among them …' */
export const athletesInWords = (some: readonly Numbered[], speech: Speech): string =>
  inWords(
    some.map(({ athlete }) => pseudonymOf(athlete)),
    speech,
  )

/** The same, each with what it rests on: 'Athlete 2 (1.80) and Athlete 5 (0.54)' */
const withFigures = <Figures>(
  some: readonly Numbered<Figures>[],
  speech: Speech,
  describe: (pseudonym: string, figures: Figures) => string,
): string =>
  inWords(
    some.map((each) => describe(pseudonymOf(each.athlete), each)),
    speech,
  )

const inBrackets = (pseudonym: string, figure: string) => `${pseudonym} (${figure})`

function inWords(names: readonly string[], { t, listed }: Speech): string {
  if (names.length === 0) return t(msg('none'))
  if (names.length <= MAX_LISTED) return listed(names)
  return t(
    msg('{count}, among them {names}', { count: names.length, names: listed(names.slice(0, MAX_LISTED)) }),
  )
}
