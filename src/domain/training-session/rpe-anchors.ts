import { msg } from '../language/message.ts'

/**
 * What the numbers of a session's RPE mean: Foster's words for the CR-10 scale (A new approach to monitoring exercise
 * training, J Strength Cond Res 2001; 15:109–115). He left 6, 8 and 9 without a word; they are named by their neighbours.
 * In the other languages they are translated word by word. A validated translation is known for French (Haddad et al., Sci Sports
 * 2013; 28:e29–e35); its table is not freely published. The German ones are in the family of words that REGmon uses (hart).
 */
export const RPE_ANCHORS = {
  1: msg('very, very easy'),
  2: msg('easy'),
  3: msg('moderate'),
  4: msg('somewhat hard'),
  5: msg('hard'),
  6: msg('hard to very hard'),
  7: msg('very hard'),
  8: msg('very hard to maximal'),
  9: msg('very hard to maximal'),
  10: msg('maximal'),
} as const

export type Rpe = keyof typeof RPE_ANCHORS

export const RPE_VALUES = Object.keys(RPE_ANCHORS).map(Number) as Rpe[]
