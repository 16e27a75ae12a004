import { DASHES, type Line, SPREAD_LOOK, STROKES, strokeWidthOf } from './line-chart.tsx'

type LegendProps = {
  lines: readonly Pick<Line, 'name' | 'tone' | 'dashed' | 'isQuiet'>[]
  /** What the area behind them is. */
  spread?: string | undefined
}

/** Names the lines of a chart that has more than one; it stands above it, where it covers none of them. */
export function Legend({ lines, spread }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] font-medium text-ink-2">
      {lines.map(({ name, tone, dashed = false, isQuiet }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden width={22} height={4}>
            <path
              d="M1 2H21"
              strokeWidth={strokeWidthOf({ isQuiet })}
              strokeLinecap="round"
              strokeDasharray={dashed ? DASHES : undefined}
              className={STROKES[tone]}
            />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
      {spread !== undefined && (
        <li className="inline-flex items-center gap-2">
          <svg aria-hidden width={22} height={12}>
            <rect x={1} y={1} width={20} height={10} className={SPREAD_LOOK} />
          </svg>
          <bdi>{spread}</bdi>
        </li>
      )}
    </ul>
  )
}
