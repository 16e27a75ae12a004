import type { SessionAnswer } from '#domain/training/session-answer.ts'
import { TRAINING_TYPE_LABELS } from '#domain/training/training-type.ts'
import { unitLoadOf } from '#domain/training/unit-load.ts'

/** A session that is given: what it was, and its load. Rest is a word, not a zero. */
export function SessionLine({ session }: { session: SessionAnswer }) {
  if (session.kind === 'rested') return <p className="text-ink-2">Rest</p>
  return (
    <p className="flex items-baseline justify-between gap-4 tabular-nums">
      <span className="min-w-0">
        {TRAINING_TYPE_LABELS[session.trainingType]}
        <span className="block text-sm text-ink-3">
          RPE {session.rpe} · {session.durationMin} min
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="font-semibold">{unitLoadOf(session)}</span>
        <span className="block text-sm text-ink-3">unit load</span>
      </span>
    </p>
  )
}
