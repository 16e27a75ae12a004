import type { LocalDay } from '#domain/calendar/local-day.ts'
import { MAX_RATING, MIN_RATING } from '#domain/check-in/rating.ts'
import type { MetricType } from '#domain/metric/metric-limits.ts'
import { demoId, randomFrom } from './random.ts'
import { type DemoAthlete, injuryPhase, overreach } from './roster.ts'
import { taperProgress } from './team-plan.ts'
import type { TrainingDay } from './training.ts'

export type Ratings = Record<RatingTitle, number>

const SD_BETWEEN_ATHLETES = 0.3
/** Rounding to whole ratings adds this much variance and blurs one day's likeness to the next (Sheppard). */
const ROUNDING_VARIANCE = 1 / 12
/** Taper, injury and overreaching make days alike by themselves. */
const MAX_PERSISTENCE = 0.6
const LOAD_MEAN = 300
const LOAD_SD = 260

/** How the athlete felt on each morning of the season: a slow drift of each metric, pushed by the load of the day before. */
export function wellnessOf(athlete: DemoAthlete, season: readonly TrainingDay[], today: LocalDay): Ratings[] {
  const byTitle = RATING_TITLES.map((title) => [title, ratingsOf(title, athlete, season, today)] as const)
  return season.map(
    (_, index) => Object.fromEntries(byTitle.map(([title, values]) => [title, values[index]])) as Ratings,
  )
}

function ratingsOf(
  title: RatingTitle,
  athlete: DemoAthlete,
  season: readonly TrainingDay[],
  today: LocalDay,
): number[] {
  const { mean, sdWithinAthlete, lag1, withLoadOfDayBefore } = RATINGS[title]
  const random = randomFrom(`${title} of ${athlete.email}`)
  const usual = mean + random.normal() * SD_BETWEEN_ATHLETES
  const variance = sdWithinAthlete ** 2 - ROUNDING_VARIANCE
  const persistence = Math.min(MAX_PERSISTENCE, (lag1 * sdWithinAthlete ** 2) / variance)
  const step = Math.sqrt(variance * (1 - persistence ** 2))
  let drift = random.normal() * Math.sqrt(variance)
  return season.map(({ day, daysAgo }, index) => {
    drift = persistence * drift + step * random.normal()
    const loadBefore = ((season[index - 1]?.load ?? LOAD_MEAN) - LOAD_MEAN) / LOAD_SD
    const push = withLoadOfDayBefore * sdWithinAthlete * loadBefore
    const felt =
      usual +
      drift +
      push +
      taperEffect[title] * taperProgress(day, today) +
      storyEffect(title, athlete, daysAgo)
    return Math.min(MAX_RATING, Math.max(MIN_RATING, Math.round(felt)))
  })
}

/** Fresher legs and more nerves by the eve of the competition. */
const taperEffect: Ratings = {
  'Sleep quality': 0.1,
  Fatigue: 0.6,
  'Muscle soreness': 0.7,
  Stress: -0.35,
  Mood: 0.15,
}

const overreachEffect: Ratings = {
  'Sleep quality': -1.5,
  Fatigue: -1.7,
  'Muscle soreness': -1.6,
  Stress: -0.5,
  Mood: -0.8,
}

const injuryEffect: Record<ReturnType<typeof injuryPhase>, Ratings> = {
  healthy: { 'Sleep quality': 0, Fatigue: 0, 'Muscle soreness': 0, Stress: 0, Mood: 0 },
  out: { 'Sleep quality': -0.4, Fatigue: 0.3, 'Muscle soreness': -0.5, Stress: -0.4, Mood: -0.9 },
  'first steps': { 'Sleep quality': 0, Fatigue: 0.2, 'Muscle soreness': -0.2, Stress: -0.1, Mood: -0.3 },
  'in the gym': { 'Sleep quality': 0.1, Fatigue: 0, 'Muscle soreness': -0.3, Stress: 0, Mood: 0.2 },
  'with the team': { 'Sleep quality': 0.1, Fatigue: -0.2, 'Muscle soreness': -0.3, Stress: 0.1, Mood: 0.7 },
}

function storyEffect(title: RatingTitle, { storyline }: DemoAthlete, daysAgo: number): number {
  if (storyline === 'overreaching') return overreachEffect[title] * overreach(daysAgo)
  if (storyline === 'back from injury') return injuryEffect[injuryPhase(daysAgo)][title]
  return 0
}

/**
 * Aggregates of real answers on a scale from 1 to 5, higher is better, that the demo is shaped after; no row of them is copied.
 * SoccerMon, 50 elite footballers: Midoglu et al. 2024, Scientific Data, doi:10.1038/s41597-024-03386-x (CC BY 4.0).
 */
export const RATINGS = {
  'Sleep quality': { mean: 3.26, sdWithinAthlete: 0.618, lag1: 0.144, withLoadOfDayBefore: -0.026 },
  Fatigue: { mean: 3.03, sdWithinAthlete: 0.526, lag1: 0.205, withLoadOfDayBefore: -0.132 },
  'Muscle soreness': { mean: 2.8, sdWithinAthlete: 0.565, lag1: 0.355, withLoadOfDayBefore: -0.18 },
  Stress: { mean: 3.2, sdWithinAthlete: 0.452, lag1: 0.432, withLoadOfDayBefore: 0.03 },
  Mood: { mean: 3.37, sdWithinAthlete: 0.444, lag1: 0.423, withLoadOfDayBefore: 0.023 },
} as const

export type RatingTitle = keyof typeof RATINGS

export const RATING_TITLES = Object.keys(RATINGS) as RatingTitle[]

/** Shares of days with a check-in by player, ibid. */
export const CHECK_IN_SHARE = { p25: 0.477, p50: 0.733, p75: 0.842 }

export const NOTE_TITLE = 'Anything else we should know?'

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
