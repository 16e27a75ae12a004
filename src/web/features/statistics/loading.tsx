import { Spinner } from '#web/ui/spinner.tsx'

/** In the place of what comes, as high as it will be. */
export function Loading({ label, className }: { label: string; className: string }) {
  return (
    <div role="status" className={`grid place-items-center text-brand ${className}`}>
      <Spinner className="size-8" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
