export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-m bg-brand px-4 py-2.5 font-semibold text-brand-ink focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  )
}
