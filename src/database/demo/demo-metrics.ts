import type { MetricType } from '#domain/metric/metric-limits.ts'
import { demoId } from './demo-id.ts'
import type { RatingTitle } from './wellness-numbers.ts'

export const NOTE_TITLE = 'Anything your coach should know?'

type DemoMetricTitle = RatingTitle | typeof NOTE_TITLE

type DemoMetric = { title: DemoMetricTitle; description: string; type: MetricType }

const described: DemoMetric[] = [
  { title: 'Sleep quality', description: 'How well did you sleep last night?', type: 'rating' },
  { title: 'Fatigue', description: 'How fresh do you feel? 5 is full of energy.', type: 'rating' },
  {
    title: 'Muscle soreness',
    description: 'How do your muscles feel? 5 is not sore at all.',
    type: 'rating',
  },
  { title: 'Stress', description: 'Work, studies, home. 5 is completely relaxed.', type: 'rating' },
  { title: 'Mood', description: 'How is your mood this morning?', type: 'rating' },
  { title: NOTE_TITLE, description: 'Pain, travel, exams, a birthday. One line is enough.', type: 'text' },
]

export const demoMetrics: readonly (DemoMetric & { id: string })[] = described.map((metric) => ({
  id: demoId('metric', metric.title),
  ...metric,
}))
