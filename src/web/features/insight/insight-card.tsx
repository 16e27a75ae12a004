import { useLingui } from '@lingui/react/macro'
import { ChevronDown, CornerDownRight } from 'lucide-react'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { type Insight, MAX_INSIGHTS } from '#domain/insight/insight.ts'

export function InsightCard({ insight }: { insight: Insight & { basedOn: readonly string[] } }) {
  const { area, trend, recommendation, basedOn } = insight
  return (
    <li className="grid gap-2 rounded-m border border-line px-4 pt-4 pb-3 [overflow-wrap:anywhere] sm:px-5">
      <h4 className="text-[13px] font-semibold text-ink-3">{area}</h4>
      <p className="leading-snug font-semibold">{trend}</p>
      <p className="flex gap-2 text-[15px] text-ink-2">
        <CornerDownRight aria-hidden size={17} className="mt-0.5 shrink-0 text-brand" />
        {recommendation}
      </p>
      <BasedOn facts={basedOn} />
    </li>
  )
}

/** The facts behind a claim, for a coach who wants to check it; nothing where there are none. */
export function BasedOn({ facts }: { facts: readonly string[] }) {
  const { t } = useLingui()
  if (facts.length === 0) return null
  return (
    <details className="group">
      <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-s text-[13px] font-semibold text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t(insightMessages.basedOn)}
        <ChevronDown aria-hidden size={15} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 grid gap-1.5 border-s-2 border-line ps-3 text-[13.5px] leading-snug text-ink-2 tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  )
}

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

const { empty } = insightMessages

/** Where there is nothing to analyze yet: what this place is for. */
export function SampleCard() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t(insightMessages.button)}
      className="rounded-m border border-dashed border-line-strong px-5 py-5"
    >
      <h3 className="text-[17px]">{t(empty.title)}</h3>
      <p className="mt-0.5 text-[13px] font-semibold text-ink-3">{t(empty.subtitle)}</p>
      <p className="mt-3 max-w-[68ch] text-[15px] text-ink-2">{t(insightMessages.sample)}</p>
    </section>
  )
}
