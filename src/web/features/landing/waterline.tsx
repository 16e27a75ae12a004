/** The load line from edge to edge, with its ring where the text begins. */
export function Waterline() {
  return (
    <div aria-hidden className="relative h-14 overflow-hidden text-ink">
      <div className="absolute inset-x-0 bottom-[13px] h-px bg-current opacity-25" />
      <div className="relative mx-auto flex h-full max-w-[1240px] items-end px-4 sm:px-8">
        <svg width="60" height="28" viewBox="0 0 60 28" fill="none" stroke="currentColor" strokeWidth="3">
          <circle cx="30" cy="14" r="11" />
          <path d="M0 14h60" />
        </svg>
      </div>
    </div>
  )
}
