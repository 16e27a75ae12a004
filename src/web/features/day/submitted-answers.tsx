import { ChevronDown } from 'lucide-react'
import type { Day } from '#domain/check-in/day.ts'
import { AnswerList } from './answer-list.tsx'
import { PartState } from './part-state.tsx'

/** In place of the check-in, once it is given: out of the way, and there to be looked at. */
export function SubmittedAnswers({ day, isWaiting }: { day: Day; isWaiting: boolean }) {
  if (day.answers.length === 0) return null
  return (
    <details className="group mt-6 rounded-l border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-l px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-semibold">Your check-in</span>
        <PartState isWaiting={isWaiting} />
        <ChevronDown
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="divide-y divide-line border-t border-line">
        <AnswerList day={day} />
      </dl>
    </details>
  )
}
