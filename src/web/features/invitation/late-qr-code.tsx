import { lazy, Suspense, type ComponentType } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'

// Without a connection the dialog around it still has the link.
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('./qr-code.tsx').catch(() => ({ default: NotDrawn })),
)

/** Drawn by a script that only whoever invites needs. As wide as its place, and square. */
export function LateQrCode({ text }: { text: string }) {
  return (
    <div className="grid aspect-square w-full place-items-center text-brand">
      <Suspense fallback={<Spinner className="size-8" />}>
        <QrCode text={text} />
      </Suspense>
    </div>
  )
}

const NotDrawn = () => <p className="text-center text-sm text-ink-2">The QR code could not be loaded.</p>
