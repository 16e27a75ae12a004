import { lazy, Suspense, type ComponentType, useEffect, useEffectEvent } from 'react'
import type { ConfirmDialogProps } from './confirm-popup.tsx'

const Popup = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-popup.tsx').catch(() => ({ default: NativeQuestion })),
)

/**
 * Asks before something that cannot be undone; says what, and starts on the button that does nothing. It is a good part of
 * a page's script and never needed for its first paint, so it comes after it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Popup {...props} />
    </Suspense>
  )
}

/** Without a connection to load the dialog over, the question must be asked all the same. */
function NativeQuestion({ title, open, onConfirm, onCancel }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => (window.confirm(title) ? onConfirm() : onCancel()))
  useEffect(() => {
    if (open) ask()
  }, [open])
  return null
}
