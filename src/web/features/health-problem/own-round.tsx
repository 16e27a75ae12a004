import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ownProblemMessages, ownRoundMessages } from '#domain/health-problem/own-problem-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NotSentYet } from './outbox-lines.tsx'
import { isAnswered, type OwnHealth } from './own-problems.ts'
import { NoProblem } from './own-round-card.tsx'
import { report } from './reporting.ts'
import { askedAbout } from './round-answers.ts'
import { RoundQuestions } from './round-questions.tsx'

type OwnRoundProps = {
  userId: string
  health: OwnHealth
  round: NonNullable<OwnHealth['round']>
  /** The athlete comes from where they said that they had a problem. */
  isBegun: boolean
}

/** The week's round: asked, or what was answered, which can be changed until the next one. */
export function OwnRound({ userId, health, round, isBegun }: OwnRoundProps) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const [hadProblem, setHadProblem] = useState(isBegun)
  const section = useRef<HTMLDivElement>(null)
  const isAsked = isChanging || !isAnswered(round)
  const done = () => {
    setChanging(false)
    setHadProblem(false)
  }
  // A link to it is followed before it is there.
  useEffect(() => {
    if (isBegun) section.current?.scrollIntoView()
  }, [isBegun])
  return (
    <div ref={section} className="mt-6 scroll-mt-20">
      <Card id="round" title={t(ownRoundMessages.title)}>
        <div className="px-4 py-4 sm:px-6">
          {!isAsked && <Answered round={round} onChange={() => setChanging(true)} />}
          {isAsked && !hadProblem && (
            <>
              <p className="text-ink-2">{t(ownRoundMessages.text)}</p>
              <div className="mt-3.5 flex flex-wrap gap-2 max-sm:*:grow">
                <NoProblem userId={userId} round={round} onDone={done} />
                <Button onClick={() => setHadProblem(true)}>{t(ownRoundMessages.some)}</Button>
              </div>
            </>
          )}
          {isAsked && hadProblem && (
            <HadProblem userId={userId} health={health} round={round} onDone={done} />
          )}
        </div>
      </Card>
    </div>
  )
}

type AnsweredProps = { round: NonNullable<OwnHealth['round']>; onChange: () => void }

function Answered({ round, onChange }: AnsweredProps) {
  const { t } = useLingui()
  const { longDay } = useWriting()
  const { answers, nextOn, isWaiting } = round
  return (
    <div className="grid justify-items-start gap-3">
      {isWaiting ? (
        <NotSentYet />
      ) : (
        <p className="flex gap-2.5">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
          {t(ownRoundMessages.answered(longDay(nextOn)))}
        </p>
      )}
      <p className="text-ink-2">
        {t(answers.length === 0 ? ownRoundMessages.saidNone : ownRoundMessages.saidSome(answers.length))}
      </p>
      <Button onClick={onChange}>{t(ownProblemMessages.changeIt)}</Button>
    </div>
  )
}

type HadProblemProps = Omit<OwnRoundProps, 'isBegun'> & { onDone: () => void }

function HadProblem({ userId, health, round, onDone }: HadProblemProps) {
  const { t } = useLingui()
  const problems = askedAbout(health.problems, round.openedOn)
  return (
    <>
      {problems.length === 0 ? (
        <>
          <p className="mb-3.5 text-ink-2">{t(ownRoundMessages.reportFirst)}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => report()}>
              {t(ownProblemMessages.report)}
            </Button>
            <Button onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      ) : (
        <RoundQuestions userId={userId} round={round} problems={problems} onDone={onDone} />
      )}
    </>
  )
}
