import { lazy, Suspense, type ReactNode } from 'react'

// Needed once in an athlete's life, so not a part of every day's page.
const Dialog = lazy(async () => ({ default: (await import('#web/ui/dialog.tsx')).Dialog }))

type PictureRequiredProps = { upload: ReactNode; otherWays: ReactNode }

/** Cannot be dismissed: a picture, or one of the other ways. */
export function PictureRequired({ upload, otherWays }: PictureRequiredProps) {
  return (
    <Suspense>
      <Dialog title="Profile Picture Required" open>
        <p className="mb-5 text-ink-2">
          Your coach recognises you by your picture. Add one to start your daily check-in.
        </p>
        {upload}
        <div className="mt-4 text-center">{otherWays}</div>
      </Dialog>
    </Suspense>
  )
}
