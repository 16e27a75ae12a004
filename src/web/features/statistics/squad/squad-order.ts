import { isJudged } from '#domain/load/basis.ts'
import { alphabet } from '#domain/text/alphabet.ts'
import type { SquadStatistics } from '#domain/statistics/squad-statistics.ts'
import { judgedRatio } from '../ratio-text.ts'

export type SquadRow = SquadStatistics['rows'][number] & {
  /** Of the 7 days that its load is of. */
  daysOut: number
}

/** Whether its monotony and strain say anything. */
export const hasVariety = ({ hasMonotony, basis }: SquadRow['week']): boolean =>
  hasMonotony && isJudged(basis)

/** What each column is ordered by; null stands last, whichever way. */
const VALUES = {
  name: ({ fullName }) => fullName,
  load: ({ week }) => week.load,
  change: ({ change }) => (isJudged(change.basis) ? change.share : null),
  monotony: ({ week }) => (hasVariety(week) ? week.monotony : null),
  strain: ({ week }) => (hasVariety(week) ? week.strain : null),
  acwr: ({ acwr }) => judgedRatio(acwr),
  wellness: ({ wellness }) => (wellness.basis === 'enough' ? wellness.distance : null),
  compliance: ({ compliancePercent }) => compliancePercent,
  answer: ({ lastAnswer }) => lastAnswer,
} satisfies Record<string, (row: SquadRow) => string | number | null>

export type SquadColumn = keyof typeof VALUES
/** As the address says it: with a minus the highest first. */
export type SquadOrder = SquadColumn | `-${SquadColumn}`

export const columnOf = (order: SquadOrder): SquadColumn => order.replace('-', '') as SquadColumn
export const isDescending = (order: SquadOrder): boolean => order.startsWith('-')
export const isSquadOrder = (text: string): text is SquadOrder =>
  Object.hasOwn(VALUES, text.replace(/^-/u, ''))

/** The other way round where a column is chosen already; else names from A, and numbers from the highest. */
export function nextOrder(order: SquadOrder, column: SquadColumn): SquadOrder {
  if (columnOf(order) !== column) return column === 'name' ? column : `-${column}`
  return isDescending(order) ? column : `-${column}`
}

export function orderSquad(rows: readonly SquadRow[], order: SquadOrder): SquadRow[] {
  const valueOf: (row: SquadRow) => string | number | null = VALUES[columnOf(order)]
  const direction = isDescending(order) ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === b) return alphabet.compare(one.fullName, other.fullName)
    if (a === null) return 1
    if (b === null) return -1
    return direction * (typeof a === 'string' ? alphabet.compare(a, `${b}`) : a - Number(b))
  })
}
