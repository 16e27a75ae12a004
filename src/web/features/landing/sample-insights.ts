/** In the words of src/domain/insight. */
export const SAMPLE_INSIGHTS = [
  {
    area: 'Training Load',
    trend: 'A sharp rise: weekly load 2,640, mean of the four weeks before 1,630 (ACWR 1.62).',
    recommendation:
      'Ratings are lower at the same time: consider easier days before the next hard session, and talk with the athlete.',
    basedOn: ['Load of the last 7 days 2,640, of the 7 before 1,720, +53% (7 and 7 of 7 days reported).'],
  },
  {
    area: 'Wellness',
    trend: 'Sleep quality below her usual: 2.6 over the last 7 days, 3.9 over the four weeks before.',
    recommendation: 'Ask what is behind it before the next hard session.',
    basedOn: ['Sleep quality: rating −1.3 over the last 14 days (13 answers, −0.7 a week).'],
  },
  {
    area: 'Consistency',
    trend: 'Check-in answered on 13 of 14 days, last today.',
    recommendation: 'Nothing to chase: the picture is complete enough to judge.',
    basedOn: ['Training or rest reported on 14 of 14 days, last today.'],
  },
]
