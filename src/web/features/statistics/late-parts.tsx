import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import type Comparing from './compare/comparison.tsx'
import { Loading } from './loading.tsx'
import type SquadsWeeks from './weeks/squad-weeks.tsx'
import type AthletesWeeks from './weeks/weekly-load.tsx'

// They lie below what is seen first, and are loaded after it.
export const WeeklyLoad = lazy<ComponentType<ComponentProps<typeof AthletesWeeks>>>(() =>
  import('./weeks/weekly-load.tsx').catch(() => ({ default: NotLoaded })),
)
export const SquadWeeks = lazy<ComponentType<ComponentProps<typeof SquadsWeeks>>>(() =>
  import('./weeks/squad-weeks.tsx').catch(() => ({ default: NotLoaded })),
)
export const Comparison = lazy<ComponentType<ComponentProps<typeof Comparing>>>(() =>
  import('./compare/comparison.tsx').catch(() => ({ default: NotLoaded })),
)

/** As high as a chart with its legend, so that nothing below it moves. */
const CHART_HEIGHT = 'min-h-[23rem]'

export function Late({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={`px-4 py-5 sm:px-6 ${CHART_HEIGHT}`}>
      <Suspense fallback={<Loading label={t`Loading the charts...`} className="h-80" />}>{children}</Suspense>
    </div>
  )
}

function NotLoaded() {
  const { t } = useLingui()
  return (
    <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
      <Trans>The charts could not be loaded.</Trans>
    </Banner>
  )
}
