import type { NewMetric } from './metric.ts'

/**
 * The five questions of the usual wellness questionnaire (McLean et al. 2010, IJSPP 5:367). Where the title alone would
 * leave it open, the description says what a 5 is: every rating runs from 1 = awful to 5 = excellent.
 */
export const STARTER_SET: readonly Omit<NewMetric, 'audience'>[] = [
  { title: 'Sleep quality', description: 'How well did you sleep last night?', type: 'rating' },
  { title: 'Fatigue', description: 'How fresh do you feel? 5 is full of energy.', type: 'rating' },
  {
    title: 'Muscle soreness',
    description: 'How do your muscles feel? 5 is not sore at all.',
    type: 'rating',
  },
  { title: 'Stress', description: 'Work, studies, home. 5 is completely relaxed.', type: 'rating' },
  { title: 'Mood', description: 'How is your mood today? 5 is very good.', type: 'rating' },
]
