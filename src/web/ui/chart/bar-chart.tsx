import { useId } from 'react'
import { ChartFrame, type ChartFrameProps, type Plot } from './chart-frame.tsx'

/** Part of every bar, one upon the other; together they are the bar. */
export type Segment = {
  name: string
  /** Which of the colours that are told apart; the last one is for what is left. */
  colour: SegmentColour
  /** One for each bar. */
  values: readonly number[]
}

const FILLS = [
  'fill-part-1',
  'fill-part-2',
  'fill-part-3',
  'fill-part-4',
  'fill-part-5',
  'fill-part-6',
  'fill-part-7',
] as const
export type SegmentColour = 0 | 1 | 2 | 3 | 4 | 5 | 6

type BarChartProps = Omit<ChartFrameProps, 'places' | 'isBanded' | 'xTicks' | 'children'> & {
  segments: readonly Segment[]
  /** What stands below each bar, as far as there is room. */
  names: readonly string[]
  /** Which of them are hatched: their value is not all there is to know. */
  isHatched?: (at: number) => boolean
  /** Which of them have no value at all: the place of the bar is grey, and not empty as one of 0. */
  isGap?: (at: number) => boolean
}

const GAP_FILL = 'fill-ink/10'
const TICK_SPACING_PX = 72
const MAX_BAR_PX = 40

/** Standing bars over weeks. */
export function BarChart({ segments, names, isHatched, isGap, ...frame }: BarChartProps) {
  const hatch = useId()
  return (
    <ChartFrame
      {...frame}
      places={names.length}
      isBanded
      xTicks={(width) => {
        const step = Math.ceil(names.length / Math.max(1, Math.floor(width / TICK_SPACING_PX)))
        // The last one has its name.
        const first = (names.length - 1) % step
        return names.flatMap((text, at) => (at % step === first ? [{ at, text }] : []))
      }}
    >
      {(plot, readAt) => (
        <>
          <Hatch id={hatch} />
          {names.map((_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- bars never move
            <g key={at}>
              <Bar plot={plot} at={at} segments={segments} bars={names.length} />
              {isGap?.(at) && <Gap plot={plot} at={at} bars={names.length} />}
              {isHatched?.(at) && (
                <Whole plot={plot} at={at} segments={segments} bars={names.length} fill={`url(#${hatch})`} />
              )}
            </g>
          ))}
          {readAt !== null && (
            <path d={`M${plot.x(readAt)} 0V${plot.height}`} className="stroke-line-strong" />
          )}
        </>
      )}
    </ChartFrame>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" strokeWidth={7} className="stroke-surface" />
    </pattern>
  )
}

type BarProps = { plot: Plot; at: number; bars: number; segments: readonly Segment[] }

const placeOf = ({ plot, at, bars }: Omit<BarProps, 'segments'>) => {
  const width = Math.min(MAX_BAR_PX, (plot.width / bars) * 0.72)
  return { x: plot.x(at) - width / 2, width }
}

/** As wide as its place: several in a row are one. */
function Gap({ plot, at, bars }: Omit<BarProps, 'segments'>) {
  const width = plot.width / bars
  return <rect x={plot.x(at) - width / 2} width={width} height={plot.height} className={GAP_FILL} />
}

function Bar({ segments, ...place }: BarProps) {
  const { plot, at } = place
  let base = 0
  return segments.map(({ name, colour, values }) => {
    const [bottom, top] = [plot.y(base), plot.y(base + values[at]!)]
    base += values[at]!
    if (bottom === top) return null
    return (
      <rect
        key={name}
        {...placeOf(place)}
        y={top}
        // A line of the ground between two parts, where they are high enough for one.
        height={Math.max(0.5, bottom - top - (bottom - top > 3 ? 1 : 0))}
        className={FILLS[colour]}
      />
    )
  })
}

function Whole({ segments, fill, ...place }: BarProps & { fill: string }) {
  const { plot, at } = place
  const y = plot.y(segments.reduce((sum, { values }) => sum + values[at]!, 0))
  return <rect {...placeOf(place)} y={y} height={plot.height - y} fill={fill} />
}

type SegmentLegendProps = { segments: readonly Segment[]; hatched?: string; gap?: string }

/** Names the parts; beside them what a hatched bar or a grey place means. */
export function SegmentLegend({ segments, hatched, gap }: SegmentLegendProps) {
  const hatch = useId()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] font-medium text-ink-2">
      {segments.map(({ name, colour }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden width={12} height={12}>
            <rect width={12} height={12} rx={2} className={FILLS[colour]} />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
      {hatched !== undefined && (
        <li className="inline-flex items-center gap-2">
          <svg aria-hidden width={12} height={12}>
            <Hatch id={hatch} />
            <rect width={12} height={12} rx={2} className="fill-ink-3" />
            <rect width={12} height={12} fill={`url(#${hatch})`} />
          </svg>
          {hatched}
        </li>
      )}
      {gap !== undefined && (
        <li className="inline-flex items-center gap-2">
          <svg aria-hidden width={12} height={12}>
            {/* So small, the grey alone would not be seen. */}
            <rect x={0.5} y={0.5} width={11} height={11} rx={2} className={`${GAP_FILL} stroke-control`} />
          </svg>
          {gap}
        </li>
      )}
    </ul>
  )
}
