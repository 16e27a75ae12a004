import { useLingui } from '@lingui/react/macro'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export type DialogProps = {
  title: string
  open: boolean
  /** Left out, the dialog cannot be dismissed: only its content leads on. */
  onClose?: () => void
  /** Once it has left the screen. */
  onClosed?: () => void
  /** Where the focus goes then; null or left out: to where it was. */
  focusAfter?: () => HTMLElement | null
  wide?: boolean
  children: ReactNode
}

/** The second click of a double click on what opens the dialog falls beside it, and is not meant to close it. */
const DOUBLE_CLICK_MS = 500

export default function DialogPopup(props: DialogProps) {
  const { t } = useLingui()
  const { title, open, onClose, onClosed, focusAfter, wide = false, children } = props
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        const isDoubleClick =
          reason === 'outside-press' && event.timeStamp - openedAt.current < DOUBLE_CLICK_MS
        if (!next && !isDoubleClick) onClose?.()
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-20 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          finalFocus={focusAfter}
          className={`fixed inset-x-0 bottom-0 z-30 mx-auto max-h-[92dvh] w-full overflow-y-auto rounded-t-l border border-line bg-surface shadow-card transition-[opacity,translate] data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:inset-y-8 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:rounded-l ${wide ? 'sm:max-w-4xl' : 'sm:max-w-lg'}`}
        >
          <header className="sticky -top-px z-10 flex min-h-16 items-center justify-between gap-4 border-b border-line bg-surface py-3 pe-3 ps-5 sm:ps-6">
            <BaseDialog.Title className="text-[19px]">{title}</BaseDialog.Title>
            {onClose && (
              <BaseDialog.Close
                aria-label={t`Close`}
                className="grid size-10 shrink-0 place-items-center rounded-m text-ink-2 hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden size={20} />
              </BaseDialog.Close>
            )}
          </header>
          <div className="px-5 py-5 sm:px-6">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
