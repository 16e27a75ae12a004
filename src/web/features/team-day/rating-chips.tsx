import type { AthleteDay } from '#domain/check-in/team-day.ts'

/** Low ratings stand out, always with the number and the metric's name beside the colour. */
const look = (rating: number) =>
  rating <= 1 ? 'bg-bad-soft text-bad' : rating === 2 ? 'bg-warn-soft text-warn' : 'bg-sunken text-ink'

export function RatingChips({ responses }: { responses: AthleteDay['responses'] }) {
  const ratings = responses.filter(({ metricType }) => metricType === 'rating')
  if (ratings.length === 0) return <span className="max-lg:hidden" />
  return (
    <dl className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-x-1 gap-y-2 max-lg:col-span-full max-lg:row-start-3">
      {ratings.map(({ id, metricTitle, rating }) => (
        <div key={id} className="flex flex-col-reverse justify-end">
          <dt
            className="line-clamp-2 text-xs leading-[1.2] text-ink-3 [overflow-wrap:anywhere]"
            title={metricTitle}
          >
            {metricTitle}
          </dt>
          <dd
            className={`mb-0.5 grid h-6 w-8 place-items-center rounded-s text-sm font-semibold tabular-nums ${look(rating ?? 3)}`}
          >
            {rating}
          </dd>
        </div>
      ))}
    </dl>
  )
}
