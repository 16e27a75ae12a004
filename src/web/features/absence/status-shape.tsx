import type { AbsenceStatus } from '#domain/absence/absence.ts'

export type Status = AbsenceStatus | 'full'

const TONES: Record<Status, string> = {
  full: 'text-good',
  modified: 'text-warn',
  out: 'text-bad',
  off: 'text-ink-3',
}

/** A full circle, half of one, a cross, and an empty circle: to be told apart without their colours. */
const SHAPES: Record<Status, string> = {
  full: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  modified: 'M8 2a6 6 0 0 1 0 12Z',
  out: 'm3 3 10 10M13 3 3 13',
  off: '',
}

/** Beside the word, never in its place. */
export function StatusShape({ status, sizePx = 13 }: { status: Status; sizePx?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      width={sizePx}
      height={sizePx}
      fill={status === 'out' ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={status === 'out' ? 3 : 2}
      strokeLinecap="round"
      className={`shrink-0 ${TONES[status]}`}
    >
      {status !== 'out' && <circle cx={8} cy={8} r={6} fill="none" />}
      <path d={SHAPES[status]} strokeWidth={status === 'out' ? 3 : 0} />
    </svg>
  )
}
