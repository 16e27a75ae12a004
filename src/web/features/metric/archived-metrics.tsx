import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { localDayIn } from '#domain/calendar/local-day.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { ArchivedMetric } from '#domain/metric/metric.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { DeleteMetricDialog } from './delete-metric-dialog.tsx'
import { metricsQuery, restoreMetric } from './metric-api.ts'
import { IconButton, MetricWords } from './metric-row.tsx'
import { useWriting } from '#web/language/use-writing.ts'

type ArchivedMetricsProps = { archived: ArchivedMetric[]; onGone: () => void }

/** What is no longer asked. Its answers are read where they always were. */
export function ArchivedMetrics({ archived, onGone }: ArchivedMetricsProps) {
  if (archived.length === 0) return null
  return (
    <details className="group mt-6">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 border-b border-line font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={18}
          className="text-ink-3 transition-transform group-open:rotate-90 rtl:not-group-open:rotate-180"
        />
        <h3 className="text-[17px]">
          <Trans>Archived Metrics</Trans>
        </h3>
        <span className="text-ink-3 tabular-nums">{archived.length}</span>
      </summary>
      <ul>
        {archived.map((metric) => (
          <ArchivedRow key={metric.id} metric={metric} onGone={onGone} />
        ))}
      </ul>
    </details>
  )
}

function ArchivedRow({ metric, onGone }: { metric: ArchivedMetric; onGone: () => void }) {
  const { dateInWords } = useWriting()
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const address = { teamId: useTeamId(), id: metric.id }
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => restoreMetric(address),
    onSuccess: onGone,
    onError: (error) => {
      const { failure } = wordsOf(error, metricMessages.restoreFailed)
      if (failure) showToast('error', failure.message)
    },
    onSettled: () => queryClient.invalidateQueries(metricsQuery(address.teamId)),
  })
  const { title } = metric
  const day = localDayIn(deviceTimeZone(), new Date(metric.archivedAt))
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <MetricWords metric={metric} more={t(metricMessages.archivedOn(dateInWords(day)))} />
      <div className="flex items-center gap-1">
        <Button
          aria-label={t`Bring back ${title}`}
          busy={isPending && t`Bringing back...`}
          onClick={() => mutate()}
        >
          <Trans>Bring back</Trans>
        </Button>
        <IconButton label={t`Delete ${title}`} Icon={Trash2} look="danger" onClick={() => setAsking(true)} />
      </div>
      <DeleteMetricDialog
        metric={metric}
        isArchived
        open={isAsking}
        onClose={() => setAsking(false)}
        onGone={onGone}
      />
    </li>
  )
}
