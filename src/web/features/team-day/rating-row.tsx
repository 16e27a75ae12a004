const VALUES = [1, 2, 3, 4, 5]

type RatingRowProps = { title: string; rating: number | null }

/** The athlete's own buttons, to look at. */
export function RatingRow({ title, rating }: RatingRowProps) {
  return (
    <span role="img" aria-label={`${title}: ${rating ?? 'no answer'} of 5`} className="inline-flex gap-[3px]">
      {VALUES.map((value) => (
        <span
          key={value}
          aria-hidden
          className={`grid size-[26px] place-items-center rounded-s border text-[13px] tabular-nums ${value === rating ? 'border-brand bg-brand font-semibold text-brand-ink' : 'border-line-strong text-ink-3'}`}
        >
          {value}
        </span>
      ))}
    </span>
  )
}
