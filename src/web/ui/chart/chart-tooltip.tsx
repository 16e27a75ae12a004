export type Reading = {
  title: string
  lines: readonly string[]
}

const WIDTH = 208

/** Beside the position that is read. What it says is said to a screen reader by the chart itself. */
export function ChartTooltip({ reading, x, width }: { reading: Reading; x: number; width: number }) {
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
