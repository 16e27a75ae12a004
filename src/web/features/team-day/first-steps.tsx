import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '#domain/language/message.ts'
import { Button } from '#web/ui/button.tsx'

type FirstStepsProps = {
  /** How many there are; undefined while that is being asked. */
  metrics: number | undefined
  onMetrics: () => void
  onInvite: () => void
}

/** In place of the day, for a coach whose team has no athletes yet. */
export function FirstSteps({ metrics = 0, onMetrics, onInvite }: FirstStepsProps) {
  const { t } = useLingui()
  const isAsking = metrics > 0
  return (
    <section
      aria-label={t`First steps`}
      className="self-stretch rounded-l border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <h2 className="text-[19px]">
        <Trans>Get your team going</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>Nobody has joined your team yet. Two steps, and answers can come in.</Trans>
      </p>
      <ol className="mt-3">
        <Step
          place={1}
          isDone={isAsking}
          title={t`Choose what to ask`}
          text={
            isAsking
              ? t(
                  msg('Your check-in has {metrics, plural, one {# question} other {# questions}}.', {
                    metrics,
                  }),
                )
              : t`The daily check-in is made of your own metrics. Five usual ones are ready.`
          }
        >
          <Button look={isAsking ? 'plain' : 'primary'} onClick={onMetrics}>
            {isAsking ? t`Change the check-in` : t`Set up the check-in`}
          </Button>
        </Step>
        <Step
          place={2}
          title={t`Invite your athletes`}
          text={t`One link for the whole team, or one by mail for a single athlete.`}
        >
          <Button look={isAsking ? 'primary' : 'plain'} onClick={onInvite}>
            <Trans>Invite your team</Trans>
          </Button>
        </Step>
        <Step
          place={3}
          title={t`Read the answers here`}
          text={t`Who has answered, who has not and who stands out, the moment it comes in.`}
        />
      </ol>
    </section>
  )
}

/** The same for staff who only read. */
export function NobodyYet() {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Athletes`}
      className="self-stretch rounded-l border border-line bg-surface px-4 py-5 sm:px-6"
    >
      <h2 className="text-[19px]">
        <Trans>Nobody has joined yet</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>Answers show here as soon as the team has athletes.</Trans>
      </p>
    </section>
  )
}

type StepProps = { place: number; isDone?: boolean; title: string; text: string; children?: ReactNode }

function Step({ place, isDone = false, title, text, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3.5 first:border-t-0 last:pb-0">
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums ${isDone ? 'bg-good-soft text-good' : 'bg-brand-soft text-brand'}`}
      >
        {isDone ? <Check size={17} /> : place}
      </span>
      <div className="min-w-0 flex-1 basis-40 leading-snug">
        <p className="font-semibold">
          {title}
          {isDone && (
            <span className="sr-only">
              <Trans>, done</Trans>
            </span>
          )}
        </p>
        <p className="text-[15px] text-ink-2">{text}</p>
      </div>
      {children && <div className="max-sm:w-full max-sm:ps-12">{children}</div>}
    </li>
  )
}
