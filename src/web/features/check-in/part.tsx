import { Trans, useLingui } from '@lingui/react/macro'
import { dayMessages } from '#domain/check-in/check-in-messages.ts'
import type { Message } from '#domain/language/message.ts'
import { Badge } from '#web/ui/badge.tsx'

type PartProblemProps = {
  id: string
  /** What is still missing. */
  hint: Message | null
  /** Submitting was tried in vain. */
  isPointedOut: boolean
  /** What the server said against it. */
  refusal: Message | null
}

/** Under a submit button: why it does nothing, quietly, and loudly once it was pressed. Keeps its place when empty. */
export function PartProblem({ id, hint, isPointedOut, refusal }: PartProblemProps) {
  const { t } = useLingui()
  const said = hint ?? refusal
  const isLoud = hint ? isPointedOut : refusal !== null
  return (
    <p
      id={id}
      role={isLoud ? 'alert' : undefined}
      className={`mt-1.5 -mb-2.5 min-h-5 text-center text-sm ${isLoud ? 'font-medium text-bad' : 'text-ink-3'}`}
    >
      {said && t(said)}
    </p>
  )
}

/** Of a part of the day that is given: with the server, or still on this device. */
export function PartState({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useLingui()
  return isWaiting ? (
    <Badge>{t(dayMessages.waitingPart)}</Badge>
  ) : (
    <Badge tone="good">
      <Trans>Submitted</Trans>
    </Badge>
  )
}
