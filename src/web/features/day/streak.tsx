/** With today, which is done; one day alone is no streak. */
export function Streak({ before }: { before: number | null }) {
  if (!before) return null
  return (
    <p className="mt-4 text-ink-2">
      <strong className="text-ink tabular-nums">{before + 1}</strong> days in a row
    </p>
  )
}
