export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.6"
      aria-hidden
      className={`animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9" className="stroke-current opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" className="stroke-current" />
    </svg>
  )
}

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
