import { ChartFrame, type ChartFrameProps, type Plot } from './chart-frame.tsx'

export type Bar = { key: string; name: string; value: number; valueText: string }

type BarChartProps = Omit<ChartFrameProps, 'places' | 'xTicks' | 'children'> & {
  bars: readonly Bar[]
}

/** Bars with their names along them, as far as there is room; the names don't depend on it, the cursor says them. */
export function BarChart({ bars, ...frame }: BarChartProps) {
  return (
    <ChartFrame {...frame} places={{ count: bars.length, kind: 'bands' }}>
      {(plot, readAt) =>
        bars.map((bar, at) => (
          <BarMark
            key={bar.key}
            bar={bar}
            x={plot.x(at)}
            plot={plot}
            share={plot.width / bars.length}
            isRead={at === readAt}
          />
        ))
      }
    </ChartFrame>
  )
}

const WIDEST_BAR_PX = 56
const VALUE_PX = 32
const NAME_PX = 17
/** Of a wide letter: what does not fit into its bar is cut. */
const LETTER_PX = 6.9
const NAME_INSET_PX = 8

type BarMarkProps = { bar: Bar; x: number; plot: Plot; share: number; isRead: boolean }

function BarMark({ bar: { name, value, valueText }, x, plot, share, isRead }: BarMarkProps) {
  const width = Math.min(WIDEST_BAR_PX, share * 0.78)
  const top = plot.y(value)
  const letters = Math.floor((plot.height - top - 2 * NAME_INSET_PX) / LETTER_PX)
  return (
    <g>
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={plot.height - top}
        className={isRead ? 'fill-line-strong' : 'fill-brand-soft'}
      />
      <path d={`M${x - width / 2} ${top}h${width}`} strokeWidth={2.5} className="stroke-brand" />
      {share >= VALUE_PX && (
        <text x={x} y={top - 7} textAnchor="middle" className="fill-ink text-[12.5px] font-semibold">
          {valueText}
        </text>
      )}
      {share >= NAME_PX && (
        <text
          transform={`translate(${x} ${plot.height - NAME_INSET_PX}) rotate(-90)`}
          dy="0.32em"
          className="fill-ink text-[12.5px]"
        >
          {name.length > letters ? `${name.slice(0, Math.max(0, letters - 1)).trimEnd()}…` : name}
        </text>
      )}
    </g>
  )
}
