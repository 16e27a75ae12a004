import { useLingui } from '@lingui/react/macro'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Button } from './button.tsx'
import { type ReactNode, useRef } from 'react'

export type ConfirmDialogProps = {
  title: string
  open: boolean
  confirm: string
  cancel?: string
  look?: 'danger' | 'primary'
  /** The label of the confirming button while the work runs. */
  busy?: string | false
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

export default function ConfirmPopup(props: ConfirmDialogProps) {
  const { t } = useLingui()
  const {
    title,
    open,
    confirm,
    cancel = t`Cancel`,
    look = 'danger',
    busy = false,
    onConfirm,
    onCancel,
  } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        {/* Over another dialog too, where the library would leave it out. */}
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        {/* Whatever else can be pressed comes after the button that does nothing. */}
        <AlertDialog.Popup
          initialFocus={cancelButton}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-l border border-line bg-surface p-6 shadow-card transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="text-[19px]">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
            {props.children}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close ref={cancelButton} render={<Button>{cancel}</Button>} />
            <Button look={look} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
