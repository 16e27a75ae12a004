import type { ChartFrameProps, Plot } from './chart-frame.tsx'

/** They differ by how high they are, and by where they lie, as well. */
const LOOKS = {
  strong: { heightPx: 7, fill: 'fill-bad', isBelow: false },
  mild: { heightPx: 5, fill: 'fill-warn', isBelow: false },
  quiet: { heightPx: 3, fill: 'fill-ink-3', isBelow: false },
  below: { heightPx: 4, fill: 'fill-ink-2', isBelow: true },
} as const

export type DayMark = { look: keyof typeof LOOKS; word: string }

export type DayMarksProps = {
  /** The name of its column in the table. */
  title: string
  /** One for each day. */
  days: readonly (DayMark | null)[]
}

/** Along the floor of the plot, behind the lines, or below it, where no line comes. */
export function DayMarks({ days, plot }: DayMarksProps & { plot: Plot }) {
  const half = plot.width / 2 / Math.max(1, days.length - 1)
  return runsOf(days).map(({ from, to, mark: { look } }) => {
    const left = Math.max(0, plot.x(from) - half)
    const width = Math.min(plot.width, plot.x(to) + half) - left
    const { heightPx, fill, isBelow } = LOOKS[look]
    if (isBelow)
      return <rect key={from} x={left} y={plot.height + 3} width={width} height={heightPx} className={fill} />
    return (
      <g key={from}>
        <rect x={left} width={width} height={plot.height} className="fill-ink/5" />
        <rect x={left} y={plot.height - heightPx} width={width} height={heightPx} className={fill} />
      </g>
    )
  })
}

/** What each of them says. */
export function MarkLegend({ marks }: { marks: readonly DayMarksProps[] }) {
  const days = marks.flatMap((one) => one.days)
  const words = new Map(days.flatMap((mark) => (mark ? [[mark.word, mark.look] as const] : [])))
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-[13px] font-medium text-ink-2">
      {[...words].map(([word, look]) => (
        <li key={word} className="inline-flex items-center gap-2">
          <svg aria-hidden width={22} height={LOOKS[look].heightPx}>
            <rect width={22} height={LOOKS[look].heightPx} className={LOOKS[look].fill} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  )
}

/** What the cursor and the table say of a day, with its mark. */
export function withMarks(
  { read, table }: Pick<ChartFrameProps, 'read' | 'table'>,
  { title, days }: DayMarksProps,
): Pick<ChartFrameProps, 'read' | 'table'> {
  return {
    read: (at) => {
      const { lines, ...said } = read(at)
      const mark = days[at]
      return { ...said, lines: mark ? [...lines, mark.word] : lines }
    },
    table: {
      ...table,
      columns: [...table.columns, title],
      cells: (at) => [...table.cells(at), days[at]?.word ?? '–'],
    },
  }
}

type Run = { from: number; to: number; mark: DayMark }

function runsOf(days: readonly (DayMark | null)[]): Run[] {
  const runs: Run[] = []
  for (const [at, mark] of days.entries()) {
    if (!mark) continue
    const last = runs.at(-1)
    if (last && last.to === at - 1 && last.mark.word === mark.word) last.to = at
    else runs.push({ from: at, to: at, mark })
  }
  return runs
}
