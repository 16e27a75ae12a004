import { DASHES, type Line, STROKES } from './line-chart.tsx'

/** Names the lines of a chart that has more than one; it stands above it, where it covers none of them. */
export function Legend({ lines }: { lines: readonly Pick<Line, 'name' | 'tone' | 'dashed'>[] }) {
  return (
    <ul className="flex gap-4 text-[13px] font-medium text-ink-2">
      {lines.map(({ name, tone, dashed = false }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg aria-hidden width={22} height={4}>
            <path
              d="M1 2H21"
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={dashed ? DASHES : undefined}
              className={STROKES[tone]}
            />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
