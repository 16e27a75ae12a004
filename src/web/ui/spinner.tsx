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
