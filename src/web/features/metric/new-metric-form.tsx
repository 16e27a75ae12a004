import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Message, msg } from '#domain/language/message.ts'
import {
  type Audience,
  MAX_METRIC_DESCRIPTION_LENGTH,
  MAX_METRIC_TITLE_LENGTH,
  METRIC_TYPES,
  type MetricType,
} from '#domain/metric/metric-limits.ts'
import { metricMessages } from '#domain/metric/metric-messages.ts'
import type { Metric } from '#domain/metric/metric.ts'
import { titleProblem } from '#domain/metric/title-problem.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Refused } from '#web/ui/refused.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { AudienceField } from './audience-field.tsx'
import { createMetric, metricsQuery } from './metric-api.ts'

type NewMetricFormProps = {
  seesHealth: boolean
  isFull: boolean
  /** What went well a moment ago. */
  news: Message | undefined
  onCreated: (news: Message) => void
  onCancel: () => void
}

export function NewMetricForm({ seesHealth, isFull, news, onCreated, onCancel }: NewMetricFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const [type, setType] = useState<MetricType>('rating')
  const [audience, setAudience] = useState<Audience>('staff')
  const headingId = useId()
  const hintId = useId()
  const { problems, failure, busy, onSubmit } = useFormMutation<
    'title' | 'description' | 'type' | 'audience',
    Metric
  >({
    check: ({ title }) => {
      const problem = titleProblem(title)
      return problem ? { title: problem } : {}
    },
    clearsAtOnce: true,
    call: async ({ title, description, ...sent }, { form, isAsSent }) => {
      focusTitle(form)
      form.scrollIntoView({ block: 'nearest' })
      try {
        return await createMetric(teamId, {
          title,
          description,
          type: sent.type as MetricType,
          audience: sent.audience === 'health' ? 'health' : 'staff',
        })
      } catch (error) {
        // The text that was sent does not replace what is being typed now, so the message names it.
        if (isAsSent() || !(error instanceof Refused) || !error.failure) throw error
        throw new Refused({ failure: { hint: metricMessages.notCreated(title), ...error.failure } })
      } finally {
        await queryClient.invalidateQueries(metricsQuery(teamId))
      }
    },
    onDone: (_, { form }) => {
      // The second click of a double click has put the focus on the button again.
      if (form.querySelector('button:focus')) focusTitle(form)
      onCreated(metricMessages.created)
    },
    fallback: metricMessages.createUnexpected,
  })
  // The limit is said as long as it holds, before an attempt too, and no longer.
  const { limitReached, makeRoom } = metricMessages
  const isOutdated = failure?.message === limitReached
  const said = isFull ? { message: limitReached, hint: makeRoom } : isOutdated ? undefined : failure

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onReset={() => {
        setType('rating')
        setAudience('staff')
      }}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-4 md:sticky md:top-20 md:self-start"
    >
      {/* The good news takes the place of the heading, so that nothing moves under a hand that types on. */}
      <div className="relative grid min-h-12 items-center">
        <h3 id={headingId} className="text-[17px]">
          <Trans>Add New Metric</Trans>
        </h3>
        <div className="absolute inset-x-0 top-0">{news && <Banner tone="good">{t(news)}</Banner>}</div>
      </div>
      <FailureBanner failure={said} />
      <Field
        name="title"
        label={t`Title`}
        required
        maxLength={MAX_METRIC_TITLE_LENGTH}
        autoComplete="off"
        problem={problems.title}
      />
      <Field
        name="description"
        label={t`Description`}
        aside={
          <span className="text-sm text-ink-3">
            <Trans>Optional</Trans>
          </span>
        }
        maxLength={MAX_METRIC_DESCRIPTION_LENGTH}
        autoComplete="off"
      />
      <div>
        <SelectField
          name="type"
          label={t`Type`}
          aria-describedby={hintId}
          onChange={(event) => setType(event.currentTarget.value as MetricType)}
        >
          {METRIC_TYPES.map((option) => (
            <option key={option} value={option}>
              {t(metricTypeLabels[option])}
            </option>
          ))}
        </SelectField>
        <p id={hintId} className="mt-1.5 text-sm text-ink-2">
          {t(metricTypeHints[type])}
        </p>
      </div>
      {seesHealth && <AudienceField audience={audience} onAudience={setAudience} />}
      <p className="text-sm text-ink-3">
        <Trans>
          Your athletes read the title and the description in their check-in. Both can be changed later, the
          type cannot.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary" busy={busy && t`Creating...`}>
          <Trans>Create Metric</Trans>
        </Button>
      </div>
    </form>
  )
}

const focusTitle = (form: HTMLFormElement) => form.querySelector('input')?.focus({ preventScroll: true })

export const metricTypeLabels: Record<MetricType, Message> = {
  rating: msg('Rating (1-5)'),
  text: msg('Text'),
}

const metricTypeHints: Record<MetricType, Message> = {
  rating: msg('A 1-5 scale for quick numerical feedback.'),
  text: msg('Free-form detailed responses.'),
}
