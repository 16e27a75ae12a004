import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { LateQrCode } from '#web/ui/late-qr-code.tsx'

/** As large as the screen allows, to be scanned from across the locker room. */
export function QrDialog({ link, onClose }: { link: string | undefined; onClose: () => void }) {
  const [last, setLast] = useState(link)
  // Still drawn while the dialog fades out.
  if (link && link !== last) setLast(link)
  return (
    <Dialog title="Scan to join the team" open={link !== undefined} onClose={onClose} wide>
      {last && (
        <div className="mx-auto w-full max-w-[min(100%,calc(100dvh-14rem))]">
          <LateQrCode label="QR code of the invitation link" text={last} />
          <p className="mt-4 text-center text-sm text-ink-2 [overflow-wrap:anywhere]">{last}</p>
        </div>
      )}
    </Dialog>
  )
}
