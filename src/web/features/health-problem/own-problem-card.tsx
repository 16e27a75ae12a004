import { useLingui } from '@lingui/react/macro'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useState } from 'react'
import type { Problem } from '#domain/health-problem/health-problem-schemas.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { PROBLEM_KIND_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { EndProblem } from './end-problem.tsx'
import { NotSentYet } from './outbox-lines.tsx'
import type { OwnProblem } from './own-problems.ts'
import { shareOwnProblem } from './own-problems-api.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'
import { report } from './reporting.ts'

type OwnProblemCardProps = { problem: OwnProblem; today: LocalDay }

/** One that is not over: what is known of it, who reads it, and what can be done. */
export function OwnProblemCard({ problem, today }: OwnProblemCardProps) {
  const { t } = useLingui()
  const { fullDay } = useWriting()
  const [isEnding, setEnding] = useState(false)
  const { kind, area, beganOn, note, recurrence, isByAthlete, reportedBy, steps, isWaiting } = problem
  const title = problemWords(problem, t)
  const since = area === null ? ownProblemMessages.sinceAtStart : ownProblemMessages.since
  return (
    <li className="rounded-l border border-line bg-surface px-4 py-4 [overflow-wrap:anywhere] sm:px-6 sm:py-5">
      <h3 className="text-[19px]">{title}</h3>
      <p className="mt-1 text-[15px] text-ink-3">
        {area !== null && `${t(PROBLEM_KIND_WORDS[kind])} · `}
        <span className="inline-block">{t(since(fullDay(beganOn)))}</span>
        {recurrence && ` · ${t(ownProblemMessages.cameBack(recurrence.daysBetween))}`}
      </p>
      {isWaiting && (
        <div className="mt-2">
          <NotSentYet />
        </div>
      )}
      {note && (
        <p dir="auto" className="mt-2.5 whitespace-pre-line text-ink-2">
          {note}
        </p>
      )}
      {!isByAthlete && (
        <p className="mt-2 text-[15px] text-ink-3">
          {t(reportedBy ? ownProblemMessages.byStaff(reportedBy) : ownProblemMessages.byFormerStaff)}
        </p>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
      {!isWaiting && <Sharing problem={problem} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => report(problem)}>{t(ownProblemMessages.changeIt)}</Button>
        {!isWaiting && (
          <Button look="quiet" onClick={() => setEnding(true)}>
            {t(ownProblemMessages.end)}
          </Button>
        )}
      </div>
      <EndProblem problem={problem} today={today} open={isEnding} onClose={() => setEnding(false)} />
    </li>
  )
}

const STEP_LOOKS = {
  confirmed: { Icon: CircleCheck, tone: 'text-good' },
  due: { Icon: CircleDot, tone: 'text-warn' },
  planned: { Icon: Circle, tone: 'text-ink-3' },
} as const

function Steps({ steps }: Pick<Problem, 'steps'>) {
  const { t } = useLingui()
  return (
    <div className="mt-4">
      <h4 className="text-[15px] font-semibold">{t(ownProblemMessages.steps)}</h4>
      <ol className="mt-2 grid gap-2.5">
        {steps.map((step) => {
          const { Icon, tone } = STEP_LOOKS[step.state]
          return (
            <li key={step.id} className="flex gap-3">
              <Icon aria-hidden size={19} className={`mt-0.5 shrink-0 ${tone}`} />
              <div className="min-w-0">
                <p dir="auto">{step.title}</p>
                <StepState step={step} />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function StepState({ step }: { step: Problem['steps'][number] }) {
  const { t } = useLingui()
  const { weekdayAndDay } = useWriting()
  const { state, plannedOn, confirmedOn, confirmedBy } = step
  const words = () => {
    if (state === 'confirmed') {
      const day = weekdayAndDay(confirmedOn ?? '')
      return confirmedBy
        ? ownProblemMessages.confirmedBy(day, confirmedBy)
        : ownProblemMessages.confirmed(day)
    }
    if (plannedOn === null) return ownProblemMessages.plannedSomeday
    return ownProblemMessages[state](weekdayAndDay(plannedOn))
  }
  return <p className="text-sm text-ink-3">{t(words())}</p>
}

/** Whether the coaches read it: at once, and as often as wanted. */
function Sharing({ problem }: { problem: OwnProblem }) {
  const { t } = useLingui()
  const { mutate, isPending, variables, error } = useSingleMutation({
    mutationFn: (isShared: boolean) => shareOwnProblem(problem, isShared),
  })
  const { failure } = wordsOf(error, ownProblemMessages.notSaved)
  const isShared = isPending ? variables : problem.isSharedWithCoach
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <CheckboxField
        label={t(ownProblemMessages.share)}
        hint={t(isShared ? ownProblemMessages.sharedReaders : ownProblemMessages.readers)}
        checked={isShared}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      <FailureBanner failure={failure} />
    </div>
  )
}
