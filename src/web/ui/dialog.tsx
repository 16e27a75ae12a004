import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'
import type { DialogProps } from './dialog-popup.tsx'
import { useWasOpened } from './use-was-opened.ts'

const Popup = lazy<ComponentType<DialogProps>>(() =>
  import('./dialog-popup.tsx').catch(() => ({ default: NativeDialog })),
)

/**
 * A modal: traps the focus, closes with Escape or a click beside it, and returns the focus. It is a good part of a page's
 * script, so it comes with the first opening.
 */
export function Dialog(props: DialogProps) {
  return (
    useWasOpened(props.open) && (
      <Suspense>
        <Popup {...props} />
      </Suspense>
    )
  )
}

/** Without a connection to load ours over, the browser's own has the same to say. */
function NativeDialog(props: DialogProps) {
  return props.open && <OpenNativeDialog {...props} />
}

function OpenNativeDialog({ title, onClose, onClosed, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    dialog.current?.showModal()
    return () => closed()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      className="m-auto w-full max-w-lg rounded-l border border-line bg-surface p-5 text-ink backdrop:bg-veil"
    >
      <header className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-[19px]">{title}</h2>
        {onClose && (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </header>
      {children}
    </dialog>
  )
}
