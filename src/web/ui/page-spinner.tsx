import { Spinner } from './spinner.tsx'

export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <div role="status" className="text-brand">
        <Spinner className="size-9" />
        <span className="sr-only">{label}</span>
      </div>
    </main>
  )
}
