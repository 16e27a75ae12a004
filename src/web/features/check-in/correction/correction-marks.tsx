import { Trans, useLingui } from '@lingui/react/macro'
import type { DayToCorrect, FormerAnswer } from '#domain/check-in/corrected-day.ts'
import { correctionWords } from '#domain/check-in/correction-messages.ts'
import { type Message, msg } from '#domain/language/message.ts'
import { SESSION_LABELS, TRAINING_TYPE_LABELS } from '#domain/training-session/training-session.ts'
import { useWriting } from '#web/language/use-writing.ts'

type CorrectionMarksProps = Pick<DayToCorrect, 'day' | 'corrections'> & {
  /** The athlete is the reader. */
  isOwn: boolean
}

/** What of a day was corrected, by whom and when, and what stood there before; nothing where nothing was. */
export function CorrectionMarks({ day, corrections, isOwn }: CorrectionMarksProps) {
  const { t } = useLingui()
  const { momentInWords } = useWriting()
  if (corrections.length === 0) return null
  const titleOf = (metricId: string | null) => day.metrics.find(({ id }) => id === metricId)?.title
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">
        <Trans>Corrected</Trans>
      </h3>
      <ul className="mt-1 grid gap-1.5 text-sm text-ink-3">
        {corrections.map(({ metricId, slot, before, byAthlete, correctedBy, correctedAt }) => (
          <li key={`${metricId ?? slot} ${correctedAt}`} className="[overflow-wrap:anywhere]">
            <span className="text-ink-2">
              <bdi>{slot ? t(SESSION_LABELS[slot]) : titleOf(metricId)}</bdi>
            </span>
            {': '}
            {t(
              correctionWords.mark(momentInWords(new Date(correctedAt)), {
                by: byAthlete ? (isOwn ? 'you' : 'athlete') : 'staff',
                name: correctedBy,
              }),
            )}{' '}
            {t(correctionWords.before(before ? formerWords(before, t) : t(msg('Not reported'))))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function formerWords(before: FormerAnswer, t: (message: Message) => string): string {
  if (before.kind === 'rating') return String(before.rating)
  if (before.kind === 'text') return before.text
  if (before.kind === 'rested') return t(msg('Rest'))
  const { trainingType, rpe, durationMin } = before
  return `${t(TRAINING_TYPE_LABELS[trainingType])}, ${t(msg('RPE {rpe} · {durationMin} min', { rpe, durationMin }))}`
}
