const WIDTH = 92

type SparklineProps = { values: readonly (number | null)[]; height?: number }

/** A bar for each value, without axes, beside the figure it belongs to; a gap is no value, a dot on the floor is 0. */
export function Sparkline({ values, height = 26 }: SparklineProps) {
  const highest = Math.max(1, ...values.map((value) => value ?? 0))
  const step = WIDTH / Math.max(1, values.length)
  const bars = values.map((value, at) =>
    value === null
      ? ''
      : `M${((at + 0.5) * step).toFixed(1)} ${height}V${(height - Math.max(1, (value / highest) * height)).toFixed(1)}`,
  )
  return (
    <svg aria-hidden width={WIDTH} height={height} className="shrink-0">
      <path d={bars.join('')} strokeWidth={Math.min(5, step * 0.7)} className="stroke-brand/55" />
    </svg>
  )
}
