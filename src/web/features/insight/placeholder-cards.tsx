import { MAX_INSIGHTS } from '#domain/insight/insight.ts'

/** In the place of the cards to come, about as high as they will be. */
export function PlaceholderCards() {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: MAX_INSIGHTS }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <div
          key={at}
          className="grid h-[9.5rem] animate-pulse content-center gap-3 rounded-m border border-line px-5"
        >
          <div className="h-3 w-28 rounded-full bg-line" />
          <div className="h-4 w-11/12 rounded-full bg-line" />
          <div className="h-4 w-3/4 rounded-full bg-line" />
          <div className="h-3 w-16 rounded-full bg-line" />
        </div>
      ))}
    </div>
  )
}
