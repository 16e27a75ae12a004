import { useLingui } from '@lingui/react/macro'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { type Status, StatusShape } from './status-shape.tsx'

/** Beside a name where there is no room for the word. */
export default function AvailabilityMark({ status }: { status: Status }) {
  const { t } = useLingui()
  const word = t(STATUS_WORDS[status])
  return (
    <span title={word} className="inline-flex">
      <StatusShape status={status} sizePx={11} />
      <span className="sr-only">{word}</span>
    </span>
  )
}
