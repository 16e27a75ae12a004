import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock } from 'lucide-react'
import { useId } from 'react'
import type { Message } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'
import { type CheckItem, PART_LABELS } from './checklist.ts'

type SubmitBarProps = {
  checklist: CheckItem[]
  isSending: boolean
  /** Why nothing can be submitted. */
  obstacle: Message | null
  /** Submitting was tried in vain. */
  isTried: boolean
  refusal: Message | null
  onSubmit: () => void
}

/** Always in sight: what is done, what is not, and the one button for all of it. */
export function SubmitBar({ checklist, isSending, obstacle, isTried, refusal, onSubmit }: SubmitBarProps) {
  const { t } = useLingui()
  const titleId = useId()
  const obstacleId = useId()
  const problem = obstacle && isTried ? obstacle : refusal
  return (
    <section
      data-bottom-bar
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface/95 px-4 pt-2.5 pb-4 backdrop-blur-sm"
    >
      <div className="mx-auto max-w-[560px]">
        <div className="mb-2.5 flex flex-wrap items-center gap-x-3.5 text-[13px]">
          <h2 id={titleId} className="text-[13px] leading-5 font-medium tracking-normal text-ink-2">
            <Trans>Before submitting</Trans>
          </h2>
          <ul className="flex gap-x-3.5">
            {checklist.map((item) => (
              <Item key={item.part} {...item} />
            ))}
          </ul>
        </div>
        <Button
          look="primary"
          size="l"
          busy={isSending && t`Submitting...`}
          unavailable={obstacle !== null}
          aria-describedby={obstacle ? obstacleId : undefined}
          onClick={onSubmit}
          className="h-13! w-full text-[17px]!"
        >
          <Trans>Submit All Responses</Trans>
        </Button>
        {obstacle && (
          <p id={obstacleId} className="sr-only">
            {t(obstacle)}
          </p>
        )}
        {problem && (
          <p role="alert" className="mt-2 text-center text-sm font-medium text-bad">
            {t(problem)}
          </p>
        )}
      </div>
    </section>
  )
}

const stageLooks = {
  done: { className: 'font-semibold text-good', mark: <Check aria-hidden size={14} strokeWidth={3} /> },
  waiting: { className: 'font-semibold text-ink-2', mark: <Clock aria-hidden size={14} strokeWidth={2.5} /> },
  open: {
    className: 'text-ink-3',
    mark: <span aria-hidden className="size-[11px] rounded-full border-[1.5px] border-current" />,
  },
}

function Item({ part, state, stage }: CheckItem) {
  const { t } = useLingui()
  const { className, mark } = stageLooks[stage]
  return (
    <li className={`flex items-center gap-1 leading-5 ${className}`}>
      {mark}
      {t(PART_LABELS[part])} <span className="max-sm:sr-only">{t(state)}</span>
    </li>
  )
}
