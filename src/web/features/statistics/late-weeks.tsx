import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { Loading } from './loading.tsx'

/** They lie below what is seen first, and are loaded after it. */
export const WeeklyLoad = lazy(() => import('./weeks/weekly-load.tsx'))
export const SquadWeeks = lazy(() => import('./weeks/squad-weeks.tsx'))

/** As high as a chart with its legend, so that nothing below it moves. */
const WEEKS_HEIGHT = 'min-h-[23rem]'

export function Late({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={`px-4 py-5 sm:px-6 ${WEEKS_HEIGHT}`}>
      <Suspense fallback={<Loading label={t`Loading the weeks...`} className="h-80" />}>{children}</Suspense>
    </div>
  )
}
