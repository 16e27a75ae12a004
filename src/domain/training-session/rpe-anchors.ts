/**
 * What the numbers of a session's RPE mean: Foster's words for the CR-10 scale (A new approach to monitoring exercise
 * training, J Strength Cond Res 2001; 15:109–115). He left 6, 8 and 9 without a word; they are named by their neighbours.
 */
export const RPE_ANCHORS = {
  1: 'very, very easy',
  2: 'easy',
  3: 'moderate',
  4: 'somewhat hard',
  5: 'hard',
  6: 'hard to very hard',
  7: 'very hard',
  8: 'very hard to maximal',
  9: 'very hard to maximal',
  10: 'maximal',
} as const

export type Rpe = keyof typeof RPE_ANCHORS

export const RPE_VALUES = Object.keys(RPE_ANCHORS).map(Number) as Rpe[]
