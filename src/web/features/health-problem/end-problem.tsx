import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { resolveFault } from '#domain/health-problem/health-problem-fault.ts'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import type { OwnProblem } from './own-problems.ts'
import { endOwnProblem } from './own-problems-api.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'

type EndProblemProps = { problem: OwnProblem; today: LocalDay; open: boolean; onClose: () => void }

/** Says since when a problem is over. */
export function EndProblem({ problem, today, open, onClose }: EndProblemProps) {
  const { t } = useLingui()
  return (
    <Dialog
      title={t(ownProblemMessages.endTitle)}
      open={open}
      onClose={onClose}
      // The button that opened it goes with its card.
      focusAfter={() => document.getElementById('main')}
    >
      <EndForm problem={problem} today={today} onClose={onClose} />
    </Dialog>
  )
}

function EndForm({ problem, today, onClose }: Omit<EndProblemProps, 'open'>) {
  const { t } = useLingui()
  const beganOn = problem.beganOn as LocalDay
  const { problems, failure, busy, onSubmit } = useFormMutation<'resolvedOn', void>({
    check: ({ resolvedOn }) => {
      if (!resolvedOn) return { resolvedOn: ownProblemMessages.dayMissing }
      const fault = resolveFault({ beganOn }, resolvedOn as LocalDay, today)
      return fault ? { resolvedOn: fault } : {}
    },
    call: ({ resolvedOn }) => endOwnProblem(problem.id, resolvedOn as LocalDay),
    onDone: () => {
      showToast('success', ownProblemMessages.ended)
      onClose()
    },
    fallback: ownProblemMessages.notSaved,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="font-semibold">{problemWords(problem, t)}</p>
      <Field
        name="resolvedOn"
        type="date"
        label={t(ownProblemMessages.endOn)}
        min={beganOn}
        max={today}
        defaultValue={today}
        problem={problems.resolvedOn}
      />
      <p className="text-[15px] text-ink-2">{t(ownProblemMessages.endText)}</p>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          {t(ownProblemMessages.end)}
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
