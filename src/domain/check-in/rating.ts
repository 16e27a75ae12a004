import { type Message, msg } from '../language/message.ts'

export const RATING_WORDS = {
  1: msg('awful'),
  2: msg('poor'),
  3: msg('OK'),
  4: msg('good'),
  5: msg('excellent'),
} as const

export type Rating = keyof typeof RATING_WORDS

export const RATINGS = Object.keys(RATING_WORDS).map(Number) as Rating[]

/** '1=awful 2=poor 3=OK 4=good 5=excellent' */
export const ratingHint = (say: (message: Message) => string): string =>
  RATINGS.map((rating) => `${rating}=${say(RATING_WORDS[rating])}`).join(' ')

export const MIN_RATING = 1
export const MAX_RATING = 5
export const MAX_TEXT_ANSWER_LENGTH = 2000
