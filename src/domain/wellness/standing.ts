/** An athlete's own usual. */
export type Usual = { mean: number; deviation: number }

/** Where a value stands against it; higher is better. */
export type Standing = {
  stands: 'as-usual' | 'below' | 'above'
  isFar: boolean
  /** In the athlete's own deviations, with a floor for them. */
  distance: number
}

/** Half a step: whoever always answers alike would else be far off by the first other answer. */
export const MIN_DEVIATION = 0.5

/**
 * One and two deviations are the bands in use; Ward et al. (2018, doi:10.1123/ijspp.2018-0154) have the 28 days. Ratings
 * are whole, so if an athlete's answers hardly vary, one step is far outside the bands: it has to be large as well.
 */
const BANDS = { notable: { z: 1, steps: 0.75 }, far: { z: 2, steps: 1.5 } } as const

/** How many deviations from the usual are far. */
export const FAR_DEVIATIONS = BANDS.far.z

export function ratingStanding(rating: number, { mean, deviation }: Usual): Standing {
  const steps = rating - mean
  const leaves = ({ z, steps: least }: { z: number; steps: number }) =>
    Math.abs(steps) >= least && Math.abs(steps) >= z * deviation
  return {
    stands: !leaves(BANDS.notable) ? 'as-usual' : steps < 0 ? 'below' : 'above',
    isFar: leaves(BANDS.far),
    distance: steps / Math.max(deviation, MIN_DEVIATION),
  }
}

/** Of a sum of that many ratings. It has more steps than a rating, so that the deviations alone say how far. */
export function totalStanding(total: number, { mean, deviation }: Usual, questions: number): Standing {
  // The deviation of a sum of that many independent ratings.
  const least = MIN_DEVIATION * Math.sqrt(questions)
  const distance = (total - mean) / Math.max(deviation, least)
  const off = Math.abs(distance)
  return {
    stands: off < BANDS.notable.z ? 'as-usual' : distance < 0 ? 'below' : 'above',
    isFar: off >= BANDS.far.z,
    distance,
  }
}
