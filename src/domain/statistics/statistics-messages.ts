import { msg } from '../language/message.ts'

/** The sentences of the statistics. */
export const statisticsMessages = {
  noLoad: msg('No training load data available for the selected period.'),
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
  todayOnceReported: msg('Today counts once it is reported.'),
  methods: {
    rolling: msg('The last 7 days over the mean of the four weeks before.'),
    ewma: msg(
      'Averages per day, in which older days weigh less: of about 7 days over about 28. The bands were set for the rolling ratio, which moves further from 1.',
    ),
  },
} as const
