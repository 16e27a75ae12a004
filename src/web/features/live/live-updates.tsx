import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { followLive } from './follow-live.ts'
import { useLive } from './live-state.ts'

/** Keeps what a signed-in page shows up to date, and says so when it can't. */
export function LiveUpdates({ userId }: { userId: string }) {
  useEffect(() => followLive(userId), [userId])
  if (useLive() === 'connected') return null
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-3 z-10 in-[body:has([data-bottom-bar])]:bottom-30 mx-auto w-fit rounded-full border border-line bg-surface px-3 py-1 text-[13px] text-ink-2 shadow-card"
    >
      <Trans>Reconnecting…</Trans>
    </p>
  )
}
