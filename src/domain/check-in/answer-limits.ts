export const MIN_RATING = 1
export const MAX_RATING = 5
export const MAX_TEXT_ANSWER_LENGTH = 2000
