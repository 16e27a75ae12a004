/** The load line of a ship's hull: a ring with a line through it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      width="34"
      height="24"
      viewBox="0 0 34 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden
      className={className}
    >
      <circle cx="17" cy="12" r="9" />
      <path d="M1 12h32" />
    </svg>
  )
}
