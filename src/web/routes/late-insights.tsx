import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ComponentProps, type ComponentType } from 'react'
import { InsightsDialog } from '#web/features/insight/insights-dialog.tsx'
import { keyOf, type Subject } from '#web/features/insight/insight-api.ts'
import { Banner } from '#web/ui/banner.tsx'
import type Insights from './performance-insights.tsx'

const PerformanceInsights = lazy<ComponentType<ComponentProps<typeof Insights>>>(() =>
  import('./performance-insights.tsx').catch(() => ({ default: NotLoaded })),
)

type LateInsightsProps = { subject: Subject | undefined; onClose: () => void }

/** Its charts are loaded with the first opening: most visits to the dashboard do without them. */
export function LateInsights({ subject: asked, onClose }: LateInsightsProps) {
  return (
    <InsightsDialog subject={asked} onClose={onClose}>
      {(subject, isOpen) => <PerformanceInsights key={keyOf(subject)} subject={subject} isOpen={isOpen} />}
    </InsightsDialog>
  )
}

function NotLoaded() {
  const { t } = useLingui()
  return (
    <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
      <Trans>The insights could not be loaded.</Trans>
    </Banner>
  )
}
