import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { titleProblem } from '#domain/metric/title-problem.ts'
import { metricMessages } from '#domain/messages/metric-messages.ts'
import { MAX_METRIC_DESCRIPTION_LENGTH, MAX_METRIC_TITLE_LENGTH } from '#domain/metric/metric-limits.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureBanner } from '#web/ui/failure-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSubmit } from '#web/ui/use-submit.ts'
import { metricsQuery } from './metrics-query.ts'
import { renameMetric } from './rename-metric.ts'

export function RenameForm({ metric, onDone }: { metric: Metric; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { problems, failure, busy, onSubmit } = useSubmit<'title' | 'description'>({
    check: ({ title }) => {
      const problem = titleProblem(title)
      return problem ? { title: problem } : {}
    },
    send: async ({ title, description }, { isAsSent }) => {
      const failed = await renameMetric(metric.id, { title, description })
      if (failed) return { failure: failed }
      await queryClient.invalidateQueries(metricsQuery)
      if (isAsSent()) onDone()
    },
    fallback: metricMessages.ours.renameFailed,
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Meant for this form, not for the dialog around it.
    event.stopPropagation()
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its fields and buttons.
    <form
      noValidate
      aria-label={`Rename ${metric.title}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="grid gap-3 py-4"
    >
      <FailureBanner failure={failure} />
      <Field
        name="title"
        label="Title"
        required
        maxLength={MAX_METRIC_TITLE_LENGTH}
        autoComplete="off"
        defaultValue={metric.title}
        problem={problems.title}
      />
      <Field
        name="description"
        label="Description"
        maxLength={MAX_METRIC_DESCRIPTION_LENGTH}
        autoComplete="off"
        defaultValue={metric.description ?? ''}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  )
}
