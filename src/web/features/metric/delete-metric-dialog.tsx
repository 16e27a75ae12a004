import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { answerCountQuery, archiveMetric, deleteMetric, metricsQuery } from './metric-api.ts'

type DeleteMetricDialogProps = {
  metric: Metric
  isArchived?: boolean
  open: boolean
  onClose: () => void
  /** Its row is gone from where it was. */
  onGone: () => void
}

/** Says what would be destroyed, and offers to archive the metric instead. */
export function DeleteMetricDialog(props: DeleteMetricDialogProps) {
  const { t } = useLingui()
  const { metric, isArchived = false, open, onClose, onGone } = props
  const queryClient = useQueryClient()
  const address = { teamId: useTeamId(), id: metric.id }
  const { data: count } = useQuery({ ...answerCountQuery(address), enabled: open })

  async function onSuccess() {
    onClose()
    await queryClient.invalidateQueries(metricsQuery(address.teamId))
    onGone()
  }

  const deletion = useSingleMutation({ mutationFn: () => deleteMetric(address), onSuccess })
  const archiving = useSingleMutation({ mutationFn: () => archiveMetric(address), onSuccess })
  const error = deletion.error ?? archiving.error
  const { problems, failure } = wordsOf(error, metricMessages.deleteUnexpected)

  function cancel() {
    deletion.reset()
    archiving.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      title={t`Delete Metric`}
      open={open}
      confirm={t`Delete`}
      busy={deletion.isPending && t`Deleting...`}
      onConfirm={deletion.mutate}
      onCancel={cancel}
    >
      <p>{t(metricMessages.confirmDeletion(metric.title))}</p>
      <p className="mt-2">
        {t(
          count
            ? metricMessages.answersCounted(count.answerCount, count.athleteCount)
            : metricMessages.answersUncounted,
        )}{' '}
        {t(metricMessages.answerersTold)}
      </p>
      {!isArchived && (
        <div className="mt-4 rounded-m bg-sunken p-4">
          <p>{t(metricMessages.archiveInstead)}</p>
          <Button
            className="mt-3"
            busy={archiving.isPending && t`Archiving...`}
            onClick={() => archiving.mutate()}
          >
            <Trans>Archive</Trans>
          </Button>
        </div>
      )}
      {error && (
        <div className="mt-4">
          <Banner tone="bad">
            {failure && t(failure.message)}
            {problems['metric'] && t(metricMessages.notDeleted(t(problems['metric'])))}
            {problems['responses'] && t(metricMessages.responsesNotDeleted(t(problems['responses'])))}
          </Banner>
        </div>
      )}
    </ConfirmDialog>
  )
}
