import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { SINCE_WORDS } from '#domain/absence/own-absence-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { ownAbsencesQuery } from './own-absence-api.ts'
import { runningOn } from './running-on.ts'

type CannotTrainProps = {
  day: LocalDay
  /** By which it will be stored, once it is said. */
  id: string | null
  onSay: (id: string | null) => void
}

/** One tap in the check-in, and none for who can train. Who is known not to train fully reads so instead; without a connection it is offered. */
export function CannotTrain({ day, id, onSay }: CannotTrainProps) {
  const { t } = useLingui()
  const { weekdayAndDay } = useWriting()
  const labelId = useId()
  const { data, isPending, failureCount } = useQuery(ownAbsencesQuery)
  const [worst] = runningOn(data, day)
  if (worst && worst.status !== 'off')
    return (
      <p className="py-4 text-sm text-ink-3">{t(SINCE_WORDS[worst.status](weekdayAndDay(worst.firstDay)))}</p>
    )
  return (
    <label className={`flex cursor-pointer gap-3 py-4 ${isPending && failureCount === 0 ? 'invisible' : ''}`}>
      <input
        type="checkbox"
        aria-labelledby={labelId}
        aria-describedby={`${labelId}-hint`}
        checked={id !== null}
        onChange={({ currentTarget }) => onSay(currentTarget.checked ? repeatKey() : null)}
        className="my-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span id={labelId} className="block font-semibold">
          <Trans>I can't train today</Trans>
        </span>
        <span id={`${labelId}-hint`} className="mt-0.5 block text-sm text-ink-3">
          <Trans>Your staff see that you are out. You can say more afterwards.</Trans>
        </span>
      </span>
    </label>
  )
}
