import { type Message, msg } from '../language/message.ts'
import type { NewMetric } from './metric.ts'

/**
 * The five questions of the usual wellness questionnaire (McLean et al. 2010, IJSPP 5:367). Where the title alone would
 * leave it open, the description says what a 5 is: every rating runs from 1 = awful to 5 = excellent.
 */
export const STARTER_SET: readonly { title: Message; description: Message; type: NewMetric['type'] }[] = [
  { title: msg('Sleep quality'), description: msg('How well did you sleep last night?'), type: 'rating' },
  { title: msg('Fatigue'), description: msg('How fresh do you feel? 5 is full of energy.'), type: 'rating' },
  {
    title: msg('Muscle soreness'),
    description: msg('How do your muscles feel? 5 is not sore at all.'),
    type: 'rating',
  },
  { title: msg('Stress'), description: msg('Work, studies, home. 5 is completely relaxed.'), type: 'rating' },
  { title: msg('Mood'), description: msg('How is your mood today? 5 is very good.'), type: 'rating' },
]
