import { insightMessages } from '#domain/messages/insight-messages.ts'
import { InsightCard } from '#web/features/insight/insight-card.tsx'
import { SAMPLE_INSIGHTS } from '#web/features/landing/sample-insights.ts'
import { Card } from '#web/ui/card.tsx'

/** The insights of a made-up athlete, for the landing page. */
export function SampleInsightsCard() {
  return (
    <Card title={insightMessages.button} actions={<span className="text-ink-2">Ida Solberg</span>}>
      <ul className="grid gap-3 p-4 sm:p-6">
        {SAMPLE_INSIGHTS.map((insight) => (
          <InsightCard key={insight.area} insight={insight} />
        ))}
      </ul>
    </Card>
  )
}
