import { MAX_RATING, MIN_RATING } from '#domain/check-in/answer-limits.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { randomFrom } from './random.ts'
import type { DemoAthlete } from './roster.ts'
import { injuryPhase, overreach } from './storylines.ts'
import { taperProgress } from './team-plan.ts'
import type { TrainingDay } from './training.ts'
import { RATING_TITLES, RATINGS, type RatingTitle } from './wellness-numbers.ts'

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
