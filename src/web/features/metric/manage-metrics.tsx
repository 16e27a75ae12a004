import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { msg } from '#domain/language/message.ts'
import { metricRoom } from '#domain/metric/metric-limits.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePassingNews } from '#web/ui/use-passing-news.ts'
import { CurrentMetrics } from './current-metrics.tsx'
import { metricsQuery } from './metric-api.ts'
import { NewMetricForm } from './new-metric-form.tsx'

const newsShownForMs = 3000

type ManageMetricsProps = { seesHealth: boolean; open: boolean; onClose: () => void }

export function ManageMetrics({ seesHealth, open, onClose }: ManageMetricsProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Manage Metrics`} wide open={open} onClose={onClose}>
      <Content seesHealth={seesHealth} onClose={onClose} />
    </Dialog>
  )
}

function Content({ seesHealth, onClose }: Omit<ManageMetricsProps, 'open'>) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(metricsQuery(useTeamId()))
  const { news, tell } = usePassingNews(newsShownForMs)
  if (isPending) return <Loading />
  if (!data) return <LoadFailed said={t`Your metrics could not be loaded.`} retry={refetch} />
  const { metrics, archived } = data
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-2">
          <Trans>What your athletes answer in their daily check-in.</Trans>
        </p>
        <MetricCounter used={metrics.length} />
      </div>
      <QuickStartGuide />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <CurrentMetrics metrics={metrics} archived={archived} seesHealth={seesHealth} onAdded={tell} />
        <NewMetricForm
          seesHealth={seesHealth}
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
      <span className="sr-only">
        <Trans>Loading your metrics...</Trans>
      </span>
    </div>
  )
}

const tones = { plenty: 'good', 'nearly-full': 'warn', full: 'bad' } as const

function MetricCounter({ used }: { used: number }) {
  const { t } = useLingui()
  return <Badge tone={tones[metricRoom(used)]}>{t(metricMessages.used(used))}</Badge>
}

const steps = [
  { title: msg('Name it'), text: msg('Say what you want to know, such as sleep.') },
  { title: msg('Choose a type'), text: msg('A rating from 1 to 5, or an answer in words.') },
  { title: msg('Create it'), text: msg('It joins the daily check-in of your whole team.') },
  { title: msg('Read the answers'), text: msg('They arrive under Daily Responses.') },
]

function QuickStartGuide() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="quick-start-guide" className="rounded-m bg-sunken px-4 py-3.5">
      <h3 id="quick-start-guide" className="text-[15px]">
        <Trans>Quick Start Guide</Trans>
      </h3>
      <ol className="mt-2.5 grid gap-x-5 gap-y-2 sm:grid-cols-2 md:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={t(title)} className="flex gap-2.5 text-sm leading-snug">
            <span aria-hidden className="w-3 shrink-0 font-heavy text-brand tabular-nums">
              {index + 1}
            </span>
            <p className="text-ink-2">
              <b className="font-semibold text-ink md:block">{t(title)}</b>
              <span className="md:hidden">. </span>
              {t(text)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
