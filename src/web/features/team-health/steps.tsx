import { useLingui } from '@lingui/react/macro'
import { Check, Circle, Clock, Plus } from 'lucide-react'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { MAX_STEPS } from '#domain/health-problem/health-problem.ts'
import { stepMessages } from '#domain/health-problem/team-health-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { Part } from './form-parts.tsx'
import { useDayNear } from './problem-words.ts'
import { ConfirmStepForm, StepForm } from './step-form.tsx'
import { type Problem, removeStep, type Step } from './team-health-api.ts'

const NEW_STEP = 'new-step'
const changing = ({ id }: Step) => `change-${id}`
const confirming = ({ id }: Step) => `confirm-${id}`
const removing = ({ id }: Step) => `remove-${id}`

type StepsProps = {
  problem: Problem
  today: LocalDay
  /** What is being written, of all of the problem. */
  written: string | null
  onWrite: (what: string) => void
  onDone: (what: string) => void
}

/** The way back to full training, step by step. */
export function Steps({ problem, today, written, onWrite, onDone }: StepsProps) {
  const { t } = useLingui()
  const { id: problemId, steps } = problem
  const isOpen = problem.resolvedOn === null
  return (
    <Part title={t(stepMessages.title)}>
      {steps.length === 0 && written !== NEW_STEP && (
        <p className="text-[15px] text-ink-2">{t(stepMessages.none)}</p>
      )}
      <ol className="divide-y divide-line *:py-3 *:first:pt-1 *:last:pb-1">
        {steps.map((step) => (
          <li key={step.id}>
            {written === changing(step) ? (
              <StepForm
                problemId={problemId}
                before={step}
                today={today}
                onDone={() => onDone(changing(step))}
              />
            ) : (
              <>
                <StepLine step={step} today={today} />
                {isOpen && step.state !== 'confirmed' && written !== confirming(step) && (
                  <div className="mt-2 flex flex-wrap gap-2 ps-7">
                    <Button
                      look={step.state === 'due' ? 'primary' : 'plain'}
                      aria-label={t(stepMessages.named(t(stepMessages.confirm), step.title))}
                      onClick={() => onWrite(confirming(step))}
                    >
                      {t(stepMessages.confirm)}
                    </Button>
                    <Button
                      aria-label={t(stepMessages.named(t(stepMessages.change), step.title))}
                      onClick={() => onWrite(changing(step))}
                    >
                      {t(stepMessages.change)}
                    </Button>
                    <RemoveButton problemId={problemId} step={step} onDone={() => onDone(removing(step))} />
                  </div>
                )}
                {written === confirming(step) && (
                  <div className="mt-3 ps-7">
                    <ConfirmStepForm
                      problemId={problemId}
                      step={step}
                      today={today}
                      onDone={() => onDone(confirming(step))}
                    />
                  </div>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {written === NEW_STEP ? (
        <div className="mt-3">
          <StepForm problemId={problemId} before={undefined} today={today} onDone={() => onDone(NEW_STEP)} />
        </div>
      ) : (
        isOpen &&
        steps.length < MAX_STEPS && (
          <Button className="mt-3" onClick={() => onWrite(NEW_STEP)}>
            <Plus aria-hidden size={17} />
            {t(stepMessages.add)}
          </Button>
        )
      )}
    </Part>
  )
}

const MARKS = {
  confirmed: { Icon: Check, className: 'text-good' },
  due: { Icon: Clock, className: 'text-warn' },
  planned: { Icon: Circle, className: 'text-ink-3' },
} as const

function StepLine({ step, today }: { step: Step; today: string }) {
  const { t } = useLingui()
  const near = useDayNear(today)
  const { title, plannedOn, confirmedOn, confirmedBy, state } = step
  const { Icon, className } = MARKS[state]
  const when = confirmedOn
    ? confirmedBy === null
      ? stepMessages.confirmedOn(near(confirmedOn))
      : stepMessages.confirmedBy(confirmedBy, near(confirmedOn))
    : plannedOn === null
      ? stepMessages.noDay
      : (state === 'due' ? stepMessages.dueSince : stepMessages.plannedFor)(near(plannedOn))
  return (
    <div className="flex gap-2.5">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1 text-[15px] leading-snug">
        <p dir="auto" className="font-semibold [text-align:match-parent]">
          {title}
        </p>
        <p className={state === 'due' ? 'font-semibold text-warn' : 'text-ink-2'}>{t(when)}</p>
      </div>
    </div>
  )
}

type RemoveButtonProps = { problemId: string; step: Step; onDone: () => void }

function RemoveButton({ problemId, step: { id: stepId, title }, onDone }: RemoveButtonProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: () => removeStep({ teamId, id: problemId, stepId }),
    onSuccess: () => {
      setAsking(false)
      onDone()
    },
  })
  const { failure } = wordsOf(error, stepMessages.takeOffFailed)
  return (
    <>
      <Button
        look="quiet"
        className="hover:bg-bad-soft hover:text-bad"
        aria-label={t(stepMessages.named(t(stepMessages.takeOff), title))}
        onClick={() => setAsking(true)}
      >
        {t(stepMessages.takeOff)}
      </Button>
      <ConfirmDialog
        title={t(stepMessages.takeOffTitle)}
        open={isAsking}
        confirm={t(stepMessages.takeOff)}
        busy={isPending && t`Saving...`}
        onConfirm={mutate}
        onCancel={() => {
          reset()
          setAsking(false)
        }}
      >
        <p>{t(stepMessages.takeOffText(title))}</p>
        {failure && (
          <div className="mt-4">
            <FailureBanner failure={failure} />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
