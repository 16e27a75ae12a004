import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { queueMessages } from '#domain/check-in/check-in-messages.ts'
import type { Answer, Day, DaySubmission } from '#domain/check-in/day.ts'
import { RATING_WORDS, RATINGS } from '#domain/check-in/rating.ts'
import { type Message, msg } from '#domain/language/message.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'
import { SESSION_LABELS, SLOTS, TRAINING_TYPE_LABELS } from '#domain/training-session/training-session.ts'
import { Button } from '#web/ui/button.tsx'

type DifferingAnswersCardProps = {
  stands: Day
  submission: DaySubmission
  givenAt: string
  reason: Message
  onDismiss: () => void
}

export const differingCardId = (key: string) => `differing-${key}`

/** Other answers stand, given on another device: both are shown until their owner has seen them. */
export function DifferingAnswersCard(props: DifferingAnswersCardProps) {
  const { stands, submission, givenAt, reason, onDismiss } = props
  const { t } = useLingui()
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
        {t(queueMessages.refused(givenAt))}
      </h2>
      <p className="mt-1.5 text-ink-2">{t(reason)}</p>
      <table className="mt-3 w-full table-fixed border-collapse text-[15px]">
        <thead>
          <tr className="text-[13px] text-ink-3">
            <th scope="col" className="py-1.5 pe-4 font-semibold">
              <Trans>What stands</Trans>
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              <Trans>Given on this device</Trans>
            </th>
          </tr>
        </thead>
        {differingAnswers(stands, submission, t).map(({ id, title, stands: standing, given }) => (
          <tbody key={id} className="border-t border-line align-top">
            <tr>
              <th
                colSpan={2}
                scope="rowgroup"
                className="pt-2 font-semibold [overflow-wrap:anywhere] text-ink-2"
              >
                <bdi>{title}</bdi>
              </th>
            </tr>
            <tr>
              <td className="pt-0.5 pe-4 pb-2 whitespace-pre-line [overflow-wrap:anywhere]">{standing}</td>
              <td className="pt-0.5 pb-2 whitespace-pre-line [overflow-wrap:anywhere] text-ink-3">{given}</td>
            </tr>
          </tbody>
        ))}
      </table>
      {submission.cannotTrain && <p className="mt-1.5 text-ink-2">{t(queueMessages.cannotTrainNotStored)}</p>}
      {isAnyFree && <p className="mt-1.5 text-ink-2">{t(queueMessages.restIsBack)}</p>}
      <Button className="mt-3" onClick={onDismiss}>
        <Trans>Dismiss</Trans>
      </Button>
    </section>
  )
}

type Say = (message: Message) => string

export type Difference = { id: string; title: string; stands: string; given: string }

/** Where a submission says something else than the day that stands, in words. A part that nothing stands for is no difference. */
export function differingAnswers(stands: Day, submission: DaySubmission, say: Say): Difference[] {
  const given = stands.answers.length > 0 ? (submission.answers ?? []) : []
  const of = (answers: Answer[], id: string) => answers.find(({ metricId }) => metricId === id)
  const checkIn = stands.metrics
    .filter(({ id }) => of(given, id))
    .map(({ id, title }) => ({
      id,
      title,
      stands: answerText(of(stands.answers, id), say),
      given: answerText(of(given, id), say),
    }))
  const sessions = SLOTS.flatMap((slot) => {
    const [standing, session] = [stands[slot], submission[slot]]
    if (!standing || !session) return []
    const title = say(SESSION_LABELS[slot])
    return [{ id: slot, title, stands: sessionText(standing, say), given: sessionText(session, say) }]
  })
  return [...checkIn, ...sessions].filter((row) => row.stands !== row.given)
}

function answerText(answer: Answer | undefined, say: Say): string {
  if (!answer) return say(msg('Not answered'))
  if (answer.kind === 'text') return answer.text
  return `${answer.rating} ${say(RATING_WORDS[RATINGS[answer.rating - 1] ?? 3])}`
}

function sessionText(session: SessionAnswer, say: Say): string {
  if (session.kind === 'rested') return say(msg('Rest'))
  const { rpe, durationMin } = session
  const type = say(TRAINING_TYPE_LABELS[session.trainingType])
  return say(msg('{type} · RPE {rpe} · {durationMin} min', { type, rpe, durationMin }))
}
