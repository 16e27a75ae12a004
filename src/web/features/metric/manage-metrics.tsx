import { useQuery } from '@tanstack/react-query'
import { metricRoom } from '#domain/metric/metric-room.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePassingNews } from '#web/ui/use-passing-news.ts'
import { CurrentMetrics } from './current-metrics.tsx'
import { MetricCounter } from './metric-counter.tsx'
import { metricsQuery } from './metrics-query.ts'
import { NewMetricForm } from './new-metric-form.tsx'
import { QuickStartGuide } from './quick-start-guide.tsx'

const newsShownForMs = 3000

export function ManageMetrics({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Manage Metrics" wide open={open} onClose={onClose}>
      <Content onClose={onClose} />
    </Dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const { data: metrics, isPending, refetch } = useQuery(metricsQuery)
  const { news, tell } = usePassingNews(newsShownForMs)
  if (isPending) return <Loading />
  if (!metrics) return <LoadFailed what="Your metrics" retry={refetch} />
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2">What your athletes answer in their daily check-in.</p>
        <MetricCounter used={metrics.length} />
      </div>
      <QuickStartGuide />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <CurrentMetrics metrics={metrics} onAdded={tell} />
        <NewMetricForm
          isFull={metricRoom(metrics.length) === 'full'}
          news={news}
          onCreated={tell}
          onCancel={onClose}
        />
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid h-96 place-items-center text-brand">
      <Spinner className="size-8" />
      <span className="sr-only">Loading your metrics...</span>
    </div>
  )
}
