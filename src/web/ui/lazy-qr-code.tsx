import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, type ComponentType } from 'react'
import { Spinner } from './spinner.tsx'

type QrCodeProps = { text: string; label: string }

// Without a connection the dialog around it still has the text.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./qr-code.tsx').catch(() => ({ default: NotDrawn })),
)

/** Drawn by a script that few need. As wide as its place, and square. */
export function LazyQrCode(props: QrCodeProps) {
  return (
    <div className="grid aspect-square w-full place-items-center text-brand">
      <Suspense fallback={<Spinner className="size-8" />}>
        <QrCode {...props} />
      </Suspense>
    </div>
  )
}

const NotDrawn = () => (
  <p className="text-center text-sm text-ink-2">
    <Trans>The QR code could not be loaded.</Trans>
  </p>
)
