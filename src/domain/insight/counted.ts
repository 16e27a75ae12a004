import { whole } from '../load/figure-text.ts'

/** '1 answer', '2 answers' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`
