import { area as areaOf, line as lineOf } from 'd3-shape'
import { useWriting } from '#web/language/use-writing.ts'
import { dayTicks } from './axis.ts'
import { ChartFrame, type ChartFrameProps, type Plot } from './chart-frame.tsx'
import { DayMarks, type DayMarksProps, MarkLegend, withMarks } from './day-marks.tsx'
import { peaksAbove, type Point, thinned, unbrokenRuns } from './line-runs.ts'

/** The colours a line or a mark may have. */
type Tone = 'ink' | 'brand' | 'muted'

export const STROKES: Record<Tone, string> = {
  ink: 'stroke-ink',
  brand: 'stroke-brand',
  muted: 'stroke-ink-3',
}

const FILLS: Record<Tone, string> = { ink: 'fill-ink', brand: 'fill-brand', muted: 'fill-ink-3' }

export type Line = {
  name: string
  tone: Tone
  /** One for each day. */
  values: readonly (number | null)[]
  /** Draws on over days without a value, marking those that have one; otherwise they are gaps. */
  joined?: boolean
  dashed?: boolean
  /** Thinner, and without a mark at its end: it goes with another one. */
  isQuiet?: boolean | undefined
}

/** From where to where values usually are. */
type Spread = { low: number; high: number }

export type Band = { from: number; to: number; tone: 'good' | 'warn' | 'bad' }

type LineChartProps = Omit<ChartFrameProps, 'places' | 'xTicks' | 'children'> & {
  /** What is to be known of some of the days. */
  marks?: readonly DayMarksProps[]
  /** Consecutive. */
  days: readonly string[]
  lines: readonly Line[]
  bands?: readonly Band[]
  /** One for each day, behind the lines. */
  spread?: readonly (Spread | null)[]
  /** A value to compare with. */
  guide?: number | undefined
}

const bandFills = { good: 'fill-zone-good', warn: 'fill-zone-warn', bad: 'fill-zone-bad' }

export const DASHES = '1 5'
/** The stroke shows what has no height. */
export const SPREAD_LOOK = 'fill-brand/12 stroke-brand/12'
export const strokeWidthOf = ({ isQuiet = false }: Pick<Line, 'isQuiet'>) => (isQuiet ? 1.5 : 2)
const TICK_SPACING_PX = 72
/** Closer together than this, dots would hide their line. */
const DOT_SPACING_PX = 9

/** Lines over days. */
export function LineChart({ days, lines, bands = [], spread, guide, marks = [], ...frame }: LineChartProps) {
  const writing = useWriting()
  const chart = (
    <ChartFrame
      {...frame}
      {...marks.reduce(withMarks, frame)}
      places={days.length}
      xTicks={(width) => dayTicks(days, Math.floor(width / TICK_SPACING_PX), writing)}
    >
      {(plot, readAt) => (
        <>
          {bands.map(({ from, to, tone }) => (
            <rect
              key={from}
              y={plot.y(to)}
              width={plot.width}
              height={plot.y(from) - plot.y(to)}
              className={bandFills[tone]}
            />
          ))}
          {marks.map((of) => (
            <DayMarks key={of.title} {...of} plot={plot} />
          ))}
          {spread && <path d={spreadPath(spread, plot)} strokeWidth={2} className={SPREAD_LOOK} />}
          {guide !== undefined && (
            <path
              d={`M0 ${plot.y(guide)}H${plot.width}`}
              strokeDasharray="4 4"
              className="stroke-line-strong"
            />
          )}
          {readAt !== null && (
            <path d={`M${plot.x(readAt)} 0V${plot.height}`} className="stroke-line-strong" />
          )}
          {lines.map((line) => (
            <LineMarks key={line.name} line={line} plot={plot} yMax={frame.yMax} />
          ))}
          {readAt !== null &&
            lines.map(({ name, tone, values }) => {
              const value = values[readAt] ?? null
              if (value === null) return null
              return (
                <circle
                  key={name}
                  cx={plot.x(readAt)}
                  cy={plot.y(value)}
                  r={5}
                  strokeWidth={2}
                  className={`stroke-surface ${FILLS[tone]}`}
                />
              )
            })}
        </>
      )}
    </ChartFrame>
  )
  if (marks.length === 0) return chart
  return (
    <>
      {chart}
      <MarkLegend marks={marks} />
    </>
  )
}

/** It reaches half a place beyond its days, or a single one would have no width. */
function spreadPath(spread: readonly (Spread | null)[], plot: Plot): string {
  const half = plot.width / 2 / Math.max(1, spread.length - 1)
  const points = spread.flatMap((some, at) => {
    if (!some) return [null]
    const point = (x: number) => ({ ...some, x: Math.min(Math.max(0, x), plot.width) })
    const x = plot.x(at)
    return [
      ...(spread[at - 1] ? [] : [point(x - half)]),
      point(x),
      ...(spread[at + 1] ? [] : [point(x + half)]),
    ]
  })
  const path = areaOf<(typeof points)[number]>()
    .defined((point) => point !== null)
    .x((point) => point!.x)
    .y0((point) => plot.y(Math.max(0, point!.low)))
    .y1((point) => plot.y(point!.high))
    .digits(1)
  return path(points) ?? ''
}

function LineMarks({
  line: { tone, values, joined = false, dashed = false, isQuiet = false },
  plot,
  yMax,
}: {
  line: Line
  plot: Plot
  yMax: number
}) {
  const runs = unbrokenRuns(values)
  const drawn = joined ? [runs.flat()] : runs
  const path = lineOf<Point>()
    .x(({ at }) => plot.x(at))
    .y(({ value }) => plot.y(value))
    .digits(1)
  const points = runs.flat()
  const last = points.at(-1)
  const areFarApart = points.length * DOT_SPACING_PX < plot.width
  const alone = runs.filter((run) => run.length === 1).flat()
  const dots = joined && areFarApart ? points : isQuiet ? alone : [...alone, last]
  return (
    <>
      {drawn.map((run) => (
        <path
          key={run[0]?.at ?? 0}
          d={path(thinned(run, plot.width)) ?? ''}
          fill="none"
          strokeWidth={strokeWidthOf({ isQuiet })}
          strokeDasharray={dashed ? DASHES : undefined}
          strokeLinejoin="round"
          strokeLinecap="round"
          className={STROKES[tone]}
        />
      ))}
      {dots.map(
        (point) =>
          point && (
            <circle
              key={point.at}
              cx={plot.x(point.at)}
              cy={plot.y(point.value)}
              r={point === last && !isQuiet ? 4 : 2.5}
              className={FILLS[tone]}
            />
          ),
      )}
      {peaksAbove(values, yMax).map((at) => (
        <path key={at} d={`M${plot.x(at)} -9l5 7h-10z`} className={FILLS[tone]} />
      ))}
    </>
  )
}
