import { useQuery, useQueryClient } from '@tanstack/react-query'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { wordsOf } from '#web/ui/refused.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { answerCountQuery, deleteMetric, metricsQuery } from './metric-api.ts'

type DeleteMetricDialogProps = { metric: Metric; open: boolean; onClose: () => void; onDeleted: () => void }

export function DeleteMetricDialog({ metric, open, onClose, onDeleted }: DeleteMetricDialogProps) {
  const queryClient = useQueryClient()
  const address = { teamId: useTeamId(), id: metric.id }
  const { data: answers } = useQuery({ ...answerCountQuery(address), enabled: open })
  const { mutate, reset, isPending, error } = useSingleMutation({
    mutationFn: () => deleteMetric(address),
    onSuccess: async () => {
      onClose()
      await queryClient.invalidateQueries(metricsQuery(address.teamId))
      onDeleted()
    },
  })

  function cancel() {
    reset()
    onClose()
  }

  return (
    <ConfirmDialog
      title="Delete Metric"
      open={open}
      confirm="Delete"
      busy={isPending && 'Deleting...'}
      onConfirm={mutate}
      onCancel={cancel}
    >
      <p>{metricMessages.confirmDeletion(metric.title)}</p>
      <p className="mt-2">
        {answers === undefined ? metricMessages.answersUncounted : metricMessages.answersCounted(answers)}
      </p>
      {error && (
        <div className="mt-4">
          <Banner tone="bad">{wordsOf(error, metricMessages.deleteUnexpected).failure?.message}</Banner>
        </div>
      )}
    </ConfirmDialog>
  )
}
