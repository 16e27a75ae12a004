import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Smartphone } from 'lucide-react'
import { healthOutboxMessages } from '#domain/health-problem/own-problem-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { drop, type Kept, keyOf } from './outbox.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'

/** Beside what is given and not sent. */
export function NotSentYet() {
  const { t } = useLingui()
  return (
    <p className="flex items-start gap-2 text-[15px] leading-snug text-ink-2">
      <Smartphone aria-hidden size={17} className="mt-0.5 shrink-0" />
      {t(healthOutboxMessages.waiting)}
    </p>
  )
}

type RefusedItemsProps = { userId: string; refused: Kept[] }

/** What the server will never take, and why, until its owner has read it. */
export function RefusedItems({ userId, refused }: RefusedItemsProps) {
  const { t } = useLingui()
  return (
    <div role="status" className="grid gap-3 not-empty:mt-6">
      {refused.map(({ item, refusal }) => (
        <div key={keyOf(item)} className="rounded-l border border-line bg-surface px-4 py-4 sm:px-5">
          <p className="flex gap-2.5 font-semibold">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-bad" />
            {t(
              item.kind === 'round' ? healthOutboxMessages.roundRefused : healthOutboxMessages.reportRefused,
            )}
          </p>
          <p className="mt-1.5 text-ink-2">
            {item.kind === 'report' && `${problemWords(item.report, t)}. `}
            {refusal && t(refusal.message)}
          </p>
          <Button
            className="mt-3"
            onClick={() => {
              drop(userId, item)
              // The button that has the focus goes with its card.
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      ))}
    </div>
  )
}
