import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useState } from 'react'
import type { Tick } from './axis.ts'
import { type ChartTable, DataTable } from './data-table.tsx'

/** The area that is drawn on: its size, and where positions and values lie in it. */
export type Plot = { width: number; height: number; x: (at: number) => number; y: (value: number) => number }

export type ChartFrameProps = {
  label: string
  height: number
  /** How many places there are from left edge to right. */
  places: number
  /** Each place is as wide as any other, for what stands in it; otherwise the first and the last one are edges. */
  isBanded?: boolean
  yMax: number
  yTicks: readonly number[]
  formatTick: (value: number) => string
  /** Without them the floor of the plot is the floor of the chart. */
  xTicks?: (width: number) => Tick[]
  table: ChartTable
  read: (at: number) => Reading
  /** In place of marks that are not there. */
  empty: string
  children: (plot: Plot, readAt: number | null) => ReactNode
}

const LEFT = 40
const TOP = 10
const RIGHT = 8
const BOTTOM = 8
const TICKS_PX = 18

/** Axes, the cursor that reads a chart by pointer, finger or arrow keys, and its table; the marks are its children's. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height, places, isBanded = false, yMax, table, read, empty } = props
  const [outerWidth, measure] = useWidth()
  const reading = useReading(table.stops.length)
  const width = Math.max(0, outerWidth - LEFT - RIGHT)
  const plotHeight = height - TOP - BOTTOM - (props.xTicks ? TICKS_PX : 0)
  const plot: Plot = {
    width,
    height: plotHeight,
    x: (at) =>
      isBanded ? ((at + 0.5) / places) * width : places > 1 ? (at / (places - 1)) * width : width / 2,
    y: (value) => plotHeight * (1 - Math.min(value, yMax) / yMax),
  }
  const at = table.stops[reading.stop]
  const said = at === undefined ? null : read(at)

  function point({ clientX, currentTarget }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left
    const distance = (stop: number) => Math.abs(plot.x(table.stops[stop]!) - x)
    const nearest = table.stops.reduce((best, _, stop) => (distance(stop) < distance(best) ? stop : best), 0)
    reading.point(nearest)
  }

  return (
    <div ref={measure} className="relative" style={{ height }}>
      {outerWidth > 0 && (
        // Out of the flow, or its width would keep the place from getting narrower.
        <svg aria-hidden width={outerWidth} height={height} className="absolute overflow-visible">
          <g transform={`translate(${LEFT} ${TOP})`} className="text-[11.5px] font-medium tabular-nums">
            {props.yTicks.map((tick) => (
              <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
                <path d={`M0 0H${width}`} className="stroke-line" />
                <text x={-8} dy="0.32em" textAnchor="end" className="fill-ink-3">
                  {props.formatTick(tick)}
                </text>
              </g>
            ))}
            {props.xTicks?.(width).map((tick) => (
              <text
                key={tick.at}
                x={plot.x(tick.at)}
                y={plotHeight + TICKS_PX + 2}
                textAnchor={plot.x(tick.at) < 20 ? 'start' : plot.x(tick.at) > width - 20 ? 'end' : 'middle'}
                className="fill-ink-3"
              >
                {tick.text}
              </text>
            ))}
            {props.children(plot, reading.isRead ? (at ?? null) : null)}
          </g>
        </svg>
      )}
      {said === null || at === undefined ? (
        <p
          style={{ left: LEFT, right: RIGHT, top: TOP, height: plotHeight }}
          className="absolute grid place-items-center px-4 text-center text-[15px] text-ink-2"
        >
          <span className="max-w-[36ch] rounded-s bg-surface px-3 py-2">{empty}</span>
        </p>
      ) : (
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={table.stops.length - 1}
          aria-valuenow={reading.stop}
          aria-valuetext={[said.title, ...said.lines].join(', ')}
          style={{ left: LEFT, width, top: TOP, height: plotHeight }}
          className="absolute touch-pan-y rounded-s"
          onKeyDown={reading.press}
          onFocus={reading.focus}
          onBlur={reading.blur}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={reading.unpoint}
        >
          {reading.isRead && outerWidth > 0 && <ChartTooltip reading={said} x={plot.x(at)} width={width} />}
        </div>
      )}
      <DataTable caption={label} table={table} />
    </div>
  )
}

type Reading = {
  title: string
  lines: readonly string[]
}

const WIDTH = 208

/** Beside the position that is read. What it says is said to a screen reader by the chart itself. */
function ChartTooltip({ reading, x, width }: { reading: Reading; x: number; width: number }) {
  const beside = x + 12 + WIDTH <= width ? x + 12 : x - 12 - WIDTH
  const left = Math.min(Math.max(0, beside), Math.max(0, width - WIDTH))
  return (
    <div
      aria-hidden
      style={{ left, width: WIDTH }}
      className="pointer-events-none absolute z-1 rounded-s border border-line-strong bg-raised px-3 py-2 text-[13px] leading-snug shadow-card top-1"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{reading.title}</p>
      {reading.lines.map((line) => (
        <p key={line} className="text-ink-2 tabular-nums">
          {line}
        </p>
      ))}
    </div>
  )
}

/** How many stops a page key goes: a month of days. */
const PAGE = 28

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
  Home: -Infinity,
  End: Infinity,
}

/** Which of a chart's stops is read: by the keyboard, from the last one on, or under the pointer. */
function useReading(count: number) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const last = count - 1
  const stop = Math.min(chosen ?? last, last)
  return {
    stop,
    isRead: isFocused || isPointed,
    point: (next: number) => {
      setPointed(true)
      setChosen(next)
    },
    unpoint: () => setPointed(false),
    focus: () => setFocused(true),
    blur: () => {
      setFocused(false)
      setPointed(false)
      setChosen(null)
    },
    press: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      setChosen(Math.min(Math.max(0, stop + step), last))
    },
  }
}

/** The width of an element in whole pixels, as it is now; 0 until it is on the page. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure] as const
}
