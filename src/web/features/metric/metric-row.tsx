import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_METRIC_DESCRIPTION_LENGTH, MAX_METRIC_TITLE_LENGTH } from '#domain/metric/metric-limits.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { titleProblem } from '#domain/metric/title-problem.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { AudienceField } from './audience-field.tsx'
import { DeleteMetricDialog } from './delete-metric-dialog.tsx'
import { changeMetric, metricsQuery } from './metric-api.ts'
import { metricTypeLabels } from './new-metric-form.tsx'

type MetricRowProps = {
  metric: Metric
  seesHealth: boolean
  place: number
  isLast: boolean
  handle: ComponentProps<'span'>
  onMove: (to: number) => void
  onGone: () => void
}

export function MetricRow(props: MetricRowProps) {
  const { t } = useLingui()
  const { metric, seesHealth, place, isLast, handle, onMove, onGone } = props
  const { title } = metric
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  /** Rendered before the focus moves there. */
  function rename(start: boolean) {
    flushSync(() => setRenaming(start))
    if (start) row.current?.querySelector('input')?.select()
    else row.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }

  return (
    <div ref={row}>
      {isRenaming ? (
        <RenameForm metric={metric} seesHealth={seesHealth} onDone={() => rename(false)} />
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          <span
            {...handle}
            aria-hidden
            className="grid h-10 w-6 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
          >
            <GripVertical size={18} />
          </span>
          <MetricWords metric={metric} />
          <div className="col-start-2 -ms-2.5 flex sm:col-start-3 sm:ms-0">
            <IconButton
              label={t`Move ${title} up`}
              Icon={ArrowUp}
              idle={place === 0}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              label={t`Move ${title} down`}
              Icon={ArrowDown}
              idle={isLast}
              onClick={() => onMove(place + 1)}
            />
            <IconButton label={t`Rename ${title}`} Icon={Pencil} data-rename onClick={() => rename(true)} />
            <IconButton
              label={t`Delete ${title}`}
              Icon={Trash2}
              look="danger"
              onClick={() => setAsking(true)}
            />
          </div>
        </div>
      )}
      <DeleteMetricDialog metric={metric} open={isAsking} onClose={() => setAsking(false)} onGone={onGone} />
    </div>
  )
}

/** What athletes read of it, and what staff know beside that. */
export function MetricWords({ metric, more }: { metric: Metric; more?: string }) {
  const { t } = useLingui()
  return (
    <div className="leading-snug [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <bdi>{metric.title}</bdi>
        {metric.audience === 'health' && (
          <Badge>
            <Trans>Health</Trans>
          </Badge>
        )}
      </p>
      {metric.description && (
        <p className="text-sm text-ink-2">
          <bdi>{metric.description}</bdi>
        </p>
      )}
      <p className="text-[13px] text-ink-3">
        {[t(metricTypeLabels[metric.type]), more].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & {
  label: string
  Icon: LucideIcon
  look?: 'quiet' | 'danger'
  /** Nothing to do here, such as moving the first one up; it keeps the focus, unlike `disabled`. */
  idle?: boolean
}

export function IconButton({ label, Icon, look = 'quiet', idle = false, ...props }: IconButtonProps) {
  const hover = look === 'danger' ? 'hover:bg-bad-soft hover:text-bad' : 'hover:bg-sunken hover:text-ink'
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={idle ? true : undefined}
      onClick={idle ? undefined : props.onClick}
      className={`grid size-10 place-items-center rounded-m transition-colors ${idle ? 'text-line-strong' : `text-ink-2 ${hover}`}`}
    >
      <Icon aria-hidden size={18} />
    </button>
  )
}

type RenameFormProps = { metric: Metric; seesHealth: boolean; onDone: () => void }

function RenameForm({ metric, seesHealth, onDone }: RenameFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const { title } = metric
  const [audience, setAudience] = useState(metric.audience)
  const { problems, failure, busy, onSubmit } = useFormMutation<'title' | 'description' | 'audience', void>({
    check: (typed) => {
      const problem = titleProblem(typed.title)
      return problem ? { title: problem } : {}
    },
    call: ({ audience: chosen, ...words }) =>
      changeMetric({ teamId, id: metric.id }, { ...words, ...(chosen === 'health' && { audience: chosen }) }),
    onDone: async (_, { isAsSent }) => {
      await queryClient.invalidateQueries(metricsQuery(teamId))
      if (isAsSent()) onDone()
    },
    fallback: metricMessages.renameFailed,
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
      aria-label={t`Rename ${title}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="grid gap-3 py-4"
    >
      <FailureBanner failure={failure} />
      <Field
        name="title"
        label={t`Title`}
        required
        maxLength={MAX_METRIC_TITLE_LENGTH}
        autoComplete="off"
        defaultValue={metric.title}
        problem={problems.title}
      />
      <Field
        name="description"
        label={t`Description`}
        maxLength={MAX_METRIC_DESCRIPTION_LENGTH}
        autoComplete="off"
        defaultValue={metric.description ?? ''}
      />
      {metric.audience === 'health' ? (
        <p className="text-sm text-ink-2">{t(metricMessages.audienceFixed)}</p>
      ) : (
        seesHealth && <AudienceField audience={audience} onAudience={setAudience} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
