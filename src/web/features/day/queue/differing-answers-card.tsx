import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { Day } from '#domain/check-in/day.ts'
import { queueMessages } from '#domain/messages/queue-messages.ts'
import { SLOTS } from '#domain/training/session-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { differingAnswers } from './differing-answers.ts'

type DifferingAnswersCardProps = {
  stands: Day
  submission: DaySubmission
  givenAt: string
  reason: string
  onDismiss: () => void
}

export const differingCardId = (key: string) => `differing-${key}`

/** Other answers stand, given on another device: both are shown until their owner has seen them. */
export function DifferingAnswersCard(props: DifferingAnswersCardProps) {
  const { stands, submission, givenAt, reason, onDismiss } = props
  const titleId = useId()
  const isAnyFree =
    SLOTS.some((slot) => submission[slot] && !stands[slot]) ||
    (submission.answers !== undefined && stands.answers.length === 0)
  return (
    <section
      id={differingCardId(submission.key)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-20 rounded-l border border-line bg-surface px-4 py-4 sm:px-6"
    >
      <h2 id={titleId} className="flex gap-2.5 text-[17px] leading-snug">
        <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-bad" />
        {queueMessages.refused(givenAt)}
      </h2>
      <p className="mt-1.5 text-ink-2">{reason}</p>
      <table className="mt-3 w-full table-fixed border-collapse text-left text-[15px]">
        <thead>
          <tr className="text-[13px] text-ink-3">
            <th scope="col" className="py-1.5 pr-4 font-semibold">
              What stands
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Given on this device
            </th>
          </tr>
        </thead>
        {differingAnswers(stands, submission).map(({ id, title, stands: standing, given }) => (
          <tbody key={id} className="border-t border-line align-top">
            <tr>
              <th
                colSpan={2}
                scope="rowgroup"
                className="pt-2 font-semibold [overflow-wrap:anywhere] text-ink-2"
              >
                {title}
              </th>
            </tr>
            <tr>
              <td className="pt-0.5 pr-4 pb-2 whitespace-pre-line [overflow-wrap:anywhere]">{standing}</td>
              <td className="pt-0.5 pb-2 whitespace-pre-line [overflow-wrap:anywhere] text-ink-3">{given}</td>
            </tr>
          </tbody>
        ))}
      </table>
      {isAnyFree && <p className="mt-1.5 text-ink-2">{queueMessages.restIsBack}</p>}
      <Button className="mt-3" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  )
}
