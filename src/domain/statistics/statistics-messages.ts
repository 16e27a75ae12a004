import { msg } from '../language/message.ts'

/** The sentences of the statistics. */
export const statisticsMessages = {
  noLoad: msg('No training load data available for the selected period.'),
  healthProblems: msg('Injuries and illnesses'),
  sessionsThisWeek: (count: number) =>
    msg('{count, plural, one {# session} other {# sessions}} this week', { count }),
  describesChange: msg('The ratio describes a change of load. It does not predict injury.'),
  noRatio: msg('No ratio in this period: it compares a week with the four weeks before it.'),
  noneJudged: msg('Too few days are reported in this period to judge a ratio.'),
  nextWeekEmpty: msg('No session in the week after this one yet.'),
  noRatings: msg('No rating was answered in this period.'),
  showAll: (count: number) => msg('Show all {count}', { count }),
  answers: (count: number) => msg('{count, plural, one {# answer} other {# answers}}', { count }),
  averageOf: (average: string, count: number) =>
    msg('Average {average}, {count, plural, one {# answer} other {# answers}}', { average, count }),
  averageOfBar: (title: string, average: string, count: number) =>
    msg('{title}, Average {average}, {count, plural, one {# answer} other {# answers}}', {
      title,
      average,
      count,
    }),
  reported: ({ acute, chronic }: { acute: number; chronic: number }) =>
    msg('{acute} of 7, {chronic} of 28 days reported', { acute, chronic }),
  /** Foster 1998 and 2001, as in load/week.ts. It says how a week was laid out, and nothing of what comes of it. */
  monotonyIs: msg(
    'The mean of the seven daily loads over their standard deviation. From 2 on it is called high: the days are much alike (after Foster 1998).',
  ),
  highMonotony: msg('high'),
  daysAlike: msg('high, from 2 on: days much alike (after Foster 1998)'),
  weeks: {
    byType: msg('Weekly Load by Session Type'),
    ofTeam: msg('Weekly Load of the Team'),
    areWhole: msg('Weeks from Monday to Sunday; one that is not over is hatched.'),
    middle: msg(
      'The middle (median) of the athletes with at least 5 of 7 days reported; of fewer than 3 athletes there is none.',
    ),
    noMiddle: msg('In no week of this period have 3 athletes reported 5 days.'),
    hatched: msg('fewer than 5 of 7 days reported'),
    otherTypes: msg('All other types'),
    reportedDays: (days: number) => msg('{days} of 7 days reported', { days }),
    athletes: (count: number) => msg('{count, plural, one {# athlete} other {# athletes}}', { count }),
  },
  pause: {
    daysOut: (count: number) => msg('{count, plural, one {# day out} other {# days out}}', { count }),
    withDaysOut: (count: number) =>
      msg('{count, plural, one {# with days out} other {# with days out}}', { count }),
    daysOutOf28: (count: number) => msg('{count} of the last 28 days out.', { count }),
    back: (day: string, share: string) =>
      msg('Back on {day}: the load of the last 7 days is {share} of a week before the pause.', {
        day,
        share,
      }),
  },
  todayOnceReported: msg('Today counts once it is reported.'),
  methods: {
    rolling: msg('The last 7 days over the mean of the four weeks before.'),
    ewma: msg(
      'Averages per day, in which older days weigh less: of about 7 days over about 28. The bands were set for the rolling ratio, which moves further from 1.',
    ),
  },
  compare: {
    title: msg('Comparison'),
    with: msg('Compare with'),
    nobody: msg('Compare with nobody'),
    middle: msg('The team’s middle'),
    choose: msg('Choose another athlete, or the middle of the team.'),
    load: msg('Load of 7 days'),
    middleIs: msg(
      'The middle: as many athletes lie above it as below. Of each day those count who have reported enough of it, from three on.',
    ),
    each: msg('Days of which too little is reported are left out.'),
    otherQuestions: msg('They were asked different questions: their wellness totals cannot be compared.'),
    nothing: msg('Nothing to compare in this period.'),
  },
} as const
