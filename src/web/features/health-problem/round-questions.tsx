import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { OSTRC_OPTION_WORDS, OSTRC_QUESTION_WORDS } from '#domain/health-problem/ostrc-messages.ts'
import { OSTRC_OPTIONS, type OstrcOption, type OstrcQuestion } from '#domain/health-problem/ostrc.ts'
import { ownProblemMessages, ownRoundMessages } from '#domain/health-problem/own-problem-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { choiceLook } from './body-map.tsx'
import type { OwnHealth, OwnProblem } from './own-problems.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'
import { report } from './reporting.ts'
import { answersOf, askedOf, type Given, missingOf } from './round-answers.ts'
import { storeItem } from './use-outbox.ts'

type RoundQuestionsProps = {
  userId: string
  round: NonNullable<OwnHealth['round']>
  problems: OwnProblem[]
  onDone: () => void
}

/** The questions about each problem, one problem after the other. Nothing is sent before the last is answered. */
export function RoundQuestions({ userId, round, problems, onDone }: RoundQuestionsProps) {
  const { t } = useLingui()
  const { longDay } = useWriting()
  const heading = useRef<HTMLHeadingElement>(null)
  const [given, setGiven] = useState<Record<string, Given>>(() => answeredBefore(round))
  const [step, setStep] = useState(0)
  const [isTried, setTried] = useState(false)
  const current = problems[Math.min(step, problems.length - 1)]
  const isLast = step >= problems.length - 1
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      storeItem(userId, {
        kind: 'round',
        week: round.week,
        answers: problems.flatMap(({ id }) => {
          const answers = answersOf(given[id] ?? {})
          return answers ? [{ problemId: id, ...answers }] : []
        }),
      }),
    onSuccess: (outcome) => {
      if (outcome === 'stored') showToast('success', ownRoundMessages.answered(longDay(round.nextOn)))
      else showToast('waiting', ownProblemMessages.kept)
      document.getElementById('main')?.focus({ preventScroll: true })
      onDone()
    },
  })
  const { failure } = wordsOf(error, ownProblemMessages.notSaved)
  if (!current) return null
  const ofCurrent = given[current.id] ?? {}
  const missing = missingOf(ofCurrent)

  function goTo(next: number) {
    setStep(next)
    setTried(false)
    heading.current?.focus()
  }

  function goOn() {
    if (missing) {
      setTried(true)
      document.querySelector<HTMLElement>(`input[name="${missing}"]`)?.focus()
      return
    }
    // One that was reported meanwhile may stand before this one.
    const unanswered = problems.findIndex(({ id }) => missingOf(given[id] ?? {}))
    if (!isLast) goTo(step + 1)
    else if (unanswered !== -1) goTo(unanswered)
    else mutate()
  }

  return (
    <div className="grid gap-5">
      <div>
        {problems.length > 1 && (
          <p className="text-sm text-ink-3">{t(ownRoundMessages.count(step + 1, problems.length))}</p>
        )}
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-[17px] outline-none">
          {t(ownRoundMessages.about(problemWords(current, t)))}
        </h3>
      </div>
      {askedOf(ofCurrent).map((question) => (
        <Question
          key={`${current.id} ${question}`}
          question={question}
          chosen={ofCurrent[question]}
          isMissing={isTried && question === missing}
          onChoose={(option) =>
            setGiven((all) => ({ ...all, [current.id]: { ...all[current.id], [question]: option } }))
          }
        />
      ))}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={isPending && t`Saving...`} onClick={goOn}>
          {t(isLast ? ownRoundMessages.send : ownRoundMessages.next)}
        </Button>
        <Button onClick={step > 0 ? () => goTo(step - 1) : onDone}>
          {step > 0 ? t(ownRoundMessages.previous) : <Trans>Cancel</Trans>}
        </Button>
        {isLast && (
          <Button look="quiet" onClick={() => report()}>
            {t(ownRoundMessages.another)}
          </Button>
        )}
      </div>
    </div>
  )
}

function answeredBefore({ answers }: RoundQuestionsProps['round']): Record<string, Given> {
  return Object.fromEntries(
    answers.map(({ problemId, participation, modification, performance, symptoms }) => [
      problemId,
      {
        participation,
        ...(modification !== null && { modification }),
        ...(performance !== null && { performance }),
        ...(symptoms !== null && { symptoms }),
      },
    ]),
  )
}

type QuestionProps = {
  question: OstrcQuestion
  chosen: OstrcOption | undefined
  isMissing: boolean
  onChoose: (option: OstrcOption) => void
}

function Question({ question, chosen, isMissing, onChoose }: QuestionProps) {
  const { t } = useLingui()
  return (
    <fieldset aria-describedby={isMissing ? `${question}-missing` : undefined}>
      <legend className="mb-2.5 leading-snug">{t(OSTRC_QUESTION_WORDS[question])}</legend>
      <div className="grid gap-2">
        {OSTRC_OPTIONS.map((option) => (
          <label key={option} className={choiceLook}>
            <input
              type="radio"
              name={question}
              checked={chosen === option}
              onChange={() => onChoose(option)}
              className="size-5 shrink-0 scroll-mt-40"
            />
            {t(OSTRC_OPTION_WORDS[question][option])}
          </label>
        ))}
      </div>
      {isMissing && (
        <p role="alert" id={`${question}-missing`} className="mt-1.5 text-sm font-medium text-bad">
          {t(ownRoundMessages.pleaseAnswer)}
        </p>
      )}
    </fieldset>
  )
}
