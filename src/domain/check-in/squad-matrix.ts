import { unitLoadOf } from '../training-session/unit-load.ts'
import { ratingStanding, type Standing, totalStanding } from '../wellness/standing.ts'
import type { TeamUsual } from '../wellness/team-usual.ts'
import type { AthleteDay } from './team-day.ts'

/** A number of the day; `usual` and where it stands are null where too little was answered before. */
export type MatrixCell = { value: number; usual: number | null; standing: Standing | null }

export type MatrixRow = {
  athlete: AthleteDay
  /** By the id of the question. */
  cells: ReadonlyMap<string, MatrixCell>
  total: MatrixCell | null
  /** Null: no session and no rest was reported. */
  load: number | null
  /** Of the day and the six before it. */
  week: (number | null)[]
  /** How far below their own usual, over all questions, in their own deviations; null where nothing can be compared. */
  furthest: number | null
}

export type MatrixQuestion = { metricId: string; title: string }

type AthleteUsual = TeamUsual['athletes'][number]

/** The day of each athlete beside what is usual for them; `usual` may not be known yet. */
export function matrixRows(
  athletes: readonly AthleteDay[],
  usual: readonly AthleteUsual[] = [],
): MatrixRow[] {
  const usualOf = new Map(usual.map((own) => [own.athleteId, own]))
  return athletes.map((athlete) => rowOf(athlete, usualOf.get(athlete.athleteId)))
}

function rowOf(athlete: AthleteDay, usual: AthleteUsual | undefined): MatrixRow {
  const usually = new Map(usual?.ratings.map((own) => [own.metricId, own]))
  const cells = new Map<string, MatrixCell>()
  for (const { metricId, rating } of athlete.responses) {
    if (rating === null) continue
    const own = usually.get(metricId)
    cells.set(metricId, {
      value: rating,
      usual: own?.mean ?? null,
      standing: own ? ratingStanding(rating, own) : null,
    })
  }
  const total = totalOf([...cells.values()], usual)
  const { AM, PM } = athlete
  const load =
    AM || PM ? [AM, PM].reduce((sum, session) => sum + (session ? unitLoadOf(session) : 0), 0) : null
  return {
    athlete,
    cells,
    total,
    load,
    week: [...(usual?.loads ?? []), load],
    furthest: furthestOf([...cells.values()], total),
  }
}

/** What stands below its usual adds up; several questions that are each a little lower are seen in their total alone. */
function furthestOf(cells: readonly MatrixCell[], total: MatrixCell | null): number | null {
  const below = ({ standing }: MatrixCell) => (standing?.stands === 'below' ? -standing.distance : 0)
  if (!cells.some(({ standing }) => standing)) return null
  return cells.reduce((sum, cell) => sum + below(cell), 0) || (total ? below(total) : 0)
}

/** Of a single rating there is none: it is the rating. */
function totalOf(cells: readonly MatrixCell[], usual: AthleteUsual | undefined): MatrixCell | null {
  if (cells.length < 2) return null
  const value = cells.reduce((sum, cell) => sum + cell.value, 0)
  const own = usual?.total
  if (!own || own.questions !== cells.length) return { value, usual: null, standing: null }
  return { value, usual: own.mean, standing: totalStanding(value, own, own.questions) }
}

/** Every question that somebody rated, each athlete's answers being in the team's order of them. */
export function questionsOf(athletes: readonly AthleteDay[]): MatrixQuestion[] {
  const questions: MatrixQuestion[] = []
  for (const { responses } of athletes) {
    let place = 0
    for (const { metricId, metricTitle: title, metricType } of responses) {
      if (metricType !== 'rating') continue
      const known = questions.findIndex((question) => question.metricId === metricId)
      if (known === -1) questions.splice(place, 0, { metricId, title })
      place = (known === -1 ? place : known) + 1
    }
  }
  return questions
}

/** 'furthest', 'name', 'total', 'load', 'week' or the id of a question; with a minus the highest first. */
export type MatrixOrder = string

export const FURTHEST_FIRST: MatrixOrder = 'furthest'

const HIGHEST_FIRST = '-'

export const columnOf = (order: MatrixOrder): string =>
  order.startsWith(HIGHEST_FIRST) ? order.slice(1) : order
export const isDescending = (order: MatrixOrder): boolean => order.startsWith(HIGHEST_FIRST)

/** The other way round where a column is chosen already; else what to look at first: the lowest rating, the highest load. */
export function nextOrder(order: MatrixOrder, column: string): MatrixOrder {
  const first = column === 'load' || column === 'week' ? `${HIGHEST_FIRST}${column}` : column
  if (columnOf(order) !== column) return first
  return isDescending(order) ? column : `${HIGHEST_FIRST}${column}`
}

/** The rows come in the order of their names. Whoever has no value stands last, whichever way; those who are alike by name. */
export function inOrder(rows: readonly MatrixRow[], order: MatrixOrder): readonly MatrixRow[] {
  const column = columnOf(order)
  const direction = isDescending(order) ? -1 : 1
  if (column === 'name') return isDescending(order) ? rows.toReversed() : rows
  return rows.toSorted((one, other) => {
    const [a, b] = [valueIn(one, column), valueIn(other, column)]
    if (a === b) return 0
    if (a === null) return 1
    if (b === null) return -1
    return direction * (a - b)
  })
}

function valueIn({ cells, total, load, week, furthest }: MatrixRow, column: string): number | null {
  switch (column) {
    case FURTHEST_FIRST:
      return furthest === null ? null : -furthest
    case 'total':
      return total?.value ?? null
    case 'load':
      return load
    case 'week':
      return week.some((daily) => daily !== null)
        ? week.reduce<number>((sum, daily) => sum + (daily ?? 0), 0)
        : null
    default:
      return cells.get(column)?.value ?? null
  }
}
