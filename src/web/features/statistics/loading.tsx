import { Trans } from '@lingui/react/macro'
import { Spinner } from '#web/ui/spinner.tsx'

/** In the place of what comes, as high as it will be. */
export function Loading({ what, className }: { what: string; className: string }) {
  return (
    <div role="status" className={`grid place-items-center text-brand ${className}`}>
      <Spinner className="size-8" />
      <span className="sr-only">
        <Trans>Loading {what}...</Trans>
      </span>
    </div>
  )
}
