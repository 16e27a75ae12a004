/** The sentences of the statistics. */
export const statisticsMessages = {
  noLoad: 'No training load data available for the selected period.',
  sessionsThisWeek: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} this week`,
  notEnoughHistory: 'not enough history',
  describesChange: 'The ratio describes a change of load. It does not predict injury.',
  noRatio: 'No ratio in this period: it compares a week with the four weeks before it.',
  nextWeekEmpty: 'No session in the week after this one yet.',
  noRatings: 'No rating was answered in this period.',
  showAll: (count: number) => `Show all ${count}`,
  reported: ({ acute, chronic }: { acute: number; chronic: number }) =>
    `${acute} of 7, ${chronic} of 28 days reported`,
  methods: {
    rolling: 'The last 7 days over the mean of the four weeks before.',
    ewma: 'Averages per day, in which older days weigh less: of about 7 days over about 28.',
  },
} as const
