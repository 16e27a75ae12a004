import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { answerCountQuery, deleteMetric, metricsQuery } from './metric-api.ts'

type DeleteMetricDialogProps = { metric: Metric; open: boolean; onClose: () => void; onDeleted: () => void }

export function DeleteMetricDialog({ metric, open, onClose, onDeleted }: DeleteMetricDialogProps) {
  const queryClient = useQueryClient()
  const { data: answers } = useQuery({ ...answerCountQuery(metric.id), enabled: open })
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setDeleting(true)
    setFailure(undefined)
    const failed = await deleteMetric(metric.id)
    setDeleting(false)
    if (failed) return setFailure(failed)
    onClose()
    await queryClient.invalidateQueries(metricsQuery)
    onDeleted()
  }

  function cancel() {
    setFailure(undefined)
    onClose()
  }

  return (
    <ConfirmDialog
      title="Delete Metric"
      open={open}
      confirm="Delete"
      busy={isDeleting && 'Deleting...'}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>{metricMessages.confirmDeletion(metric.title)}</p>
      <p className="mt-2">
        {answers === undefined
          ? metricMessages.ours.answersUncounted
          : metricMessages.ours.answersCounted(answers)}
      </p>
      {failure && (
        <div className="mt-4">
          <Banner tone="bad">{failure}</Banner>
        </div>
      )}
    </ConfirmDialog>
  )
}
