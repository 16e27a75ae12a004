/** Rolling sums, or exponentially weighted averages. */
export const LOAD_METHODS = ['rolling', 'ewma'] as const
export type LoadMethod = (typeof LOAD_METHODS)[number]
