import type { Fact } from './fact.ts'

/** The first fact of a kind. */
export const factOf = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)

export const factsOf = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
