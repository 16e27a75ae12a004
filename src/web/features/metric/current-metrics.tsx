import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Message } from '#domain/language/message.ts'
import { MAX_METRICS } from '#domain/metric/metric-limits.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { ArchivedMetric, Metric } from '#domain/metric/metric.ts'
import { STARTER_SET } from '#domain/metric/starter-set.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { ArchivedMetrics } from './archived-metrics.tsx'
import { addStarterSet, metricsQuery } from './metric-api.ts'
import { MetricList } from './metric-list.tsx'

type CurrentMetricsProps = {
  metrics: Metric[]
  archived: ArchivedMetric[]
  seesHealth: boolean
  onAdded: (news: Message) => void
}

/** And, below, those of before. */
export function CurrentMetrics({ metrics, archived, seesHealth, onAdded }: CurrentMetricsProps) {
  const { t } = useLingui()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const onGone = () => heading.current?.focus()
  return (
    <div>
      <section aria-labelledby={headingId}>
        <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line">
          {/* Focused when the button that had the focus goes with its metric. */}
          <h3 ref={heading} id={headingId} tabIndex={-1} className="text-[17px]">
            <Trans>Current Metrics</Trans>
          </h3>
          <Badge>{t(metricMessages.remaining(MAX_METRICS - metrics.length))}</Badge>
        </header>
        {metrics.length === 0 ? (
          <StarterSetOffer onAdded={onAdded} />
        ) : (
          <MetricList metrics={metrics} seesHealth={seesHealth} onGone={onGone} />
        )}
      </section>
      <ArchivedMetrics archived={archived} onGone={onGone} />
    </div>
  )
}

/** For a team that is asked nothing yet. */
function StarterSetOffer({ onAdded }: { onAdded: (news: Message) => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const { failure, busy, onSubmit } = useFormMutation<never, void>({
    call: async () => {
      try {
        await addStarterSet(teamId)
      } finally {
        await queryClient.invalidateQueries(metricsQuery(teamId))
      }
    },
    onDone: () => onAdded(metricMessages.starterSetAdded),
    fallback: metricMessages.starterSetFailed,
  })
  return (
    <form onSubmit={onSubmit} className="grid justify-items-start gap-4 py-4">
      <p className="text-ink-2">
        <Trans>
          Your athletes are asked nothing yet. Create your own metrics, or begin with the usual five, each
          rated from 1 to 5:
        </Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {STARTER_SET.map(({ title }) => (
          <li key={t(title)} className="rounded-full border border-line px-3 py-1 text-sm font-medium">
            {t(title)}
          </li>
        ))}
      </ul>
      <FailureBanner failure={failure} />
      <Button type="submit" busy={busy && t`Adding...`}>
        <Trans>Add starter set</Trans>
      </Button>
    </form>
  )
}
