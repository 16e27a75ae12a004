import { CornerDownRight } from 'lucide-react'
import type { Insight } from '#domain/insight/insight.ts'
import { BasedOn } from './based-on.tsx'

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
