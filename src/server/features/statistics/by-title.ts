import { alphabet } from '#domain/account/alphabet.ts'

export const byTitle = <Metric extends { title: string }>(metrics: Metric[]): Metric[] =>
  metrics.toSorted((one, other) => alphabet.compare(one.title, other.title))
