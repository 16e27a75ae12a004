/** Of every chart of ratings. */
export const RATING_AXIS = { yMax: 5, yTicks: [0, 1, 2, 3, 4, 5], formatTick: String }
