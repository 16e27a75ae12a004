import { useLingui } from '@lingui/react/macro'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react'
import { useEffect } from 'react'
import { deliverToasts, type ToastNews } from './toast.ts'

const shownForMs = 5000
/** It takes a moment to see that it was a mistake, and to reach the button. */
const undoableForMs = 10_000
const mostAtOnce = 20

const looks = {
  success: { className: 'border-good/30 bg-good-soft text-good', Icon: CircleCheck },
  error: { className: 'border-bad/30 bg-bad-soft text-bad', Icon: CircleAlert },
  waiting: { className: 'border-line-strong bg-raised text-ink-2', Icon: Clock },
}

const manager = Toast.createToastManager<ToastNews>()

export default function Toaster() {
  useEffect(() => deliverToasts(add), [])
  return (
    <Toast.Provider toastManager={manager} timeout={shownForMs} limit={mostAtOnce}>
      <Toast.Portal>
        <Toast.Viewport className="fixed end-4 bottom-4 z-40 in-[body:has([data-bottom-bar])]:bottom-30! flex max-h-[calc(100dvh-2rem)] w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-2 overflow-y-auto rounded-m sm:end-6 sm:bottom-6">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** What it says is also the toast's id: saying the same thing twice at once shows it once. */
function add(news: ToastNews) {
  manager.add({
    id: JSON.stringify(news.said),
    data: news,
    timeout: news.undo ? undoableForMs : shownForMs,
  })
}

function ToastList() {
  const { t } = useLingui()
  return Toast.useToastManager<ToastNews>().toasts.map((toast) => {
    const { className, Icon } = looks[toast.data?.tone ?? 'success']
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={`shrink-0 rounded-m border shadow-card transition-[opacity,transform] data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 ${className}`}
      >
        <Toast.Content className="flex items-start gap-3 py-3 pe-2 ps-4">
          <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
          <Toast.Title render={<p />} className="flex-1 py-px text-[15px] leading-snug font-semibold">
            {toast.data && t(toast.data.said)}
          </Toast.Title>
          {toast.data?.undo && (
            <button
              type="button"
              className="-my-1 h-8 shrink-0 rounded-s px-2 text-[15px] font-semibold text-ink underline decoration-1 underline-offset-4"
              onClick={() => {
                toast.data?.undo?.()
                manager.close(toast.id)
              }}
            >
              {t`Undo`}
            </button>
          )}
          <Toast.Close
            aria-label={t`Dismiss`}
            // The library hides it until the stack is spread out by hovering; ours always is.
            aria-hidden={false}
            className="-my-1 grid size-8 shrink-0 place-items-center rounded-s text-ink-2 hover:text-ink"
          >
            <X aria-hidden size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
