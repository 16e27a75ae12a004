import { lazy, Suspense, type ComponentType, useEffect, useEffectEvent } from 'react'
import type { ConfirmDialogProps } from './confirm-popup.tsx'
import { useWasOpened } from './use-was-opened.ts'

const load = () => import('./confirm-popup.tsx')
const Popup = lazy<ComponentType<ConfirmDialogProps>>(() => load().catch(() => ({ default: NativeQuestion })))

/**
 * Asks before something that cannot be undone; says what, and starts on the button that does nothing. It is a good part of
 * a page's script, so it comes with the first opening.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    useWasOpened(props.open) && (
      <Suspense>
        <Popup {...props} />
      </Suspense>
    )
  )
}

/** For a page that is used without a connection, and may have something to ask then. */
export function useQuestionsAtHand() {
  useEffect(() => void load().catch(() => undefined), [])
}

/** Without a connection to load the dialog over, the question must be asked all the same. */
function NativeQuestion({ title, open, onConfirm, onCancel }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => (window.confirm(title) ? onConfirm() : onCancel()))
  useEffect(() => {
    if (open) ask()
  }, [open])
  return null
}
