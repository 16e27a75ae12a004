import { useLingui } from '@lingui/react/macro'
import { BandageIcon } from 'lucide-react'
import { ownProblemMessages } from '#domain/health-problem/own-problem-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { RefusedItems } from './outbox-lines.tsx'
import { OwnProblemCard } from './own-problem-card.tsx'
import type { OwnProblem } from './own-problems.ts'
import { shareOwnProblem } from './own-problems-api.ts'
import { OwnRound } from './own-round.tsx'
import { problemWords } from '#domain/health-problem/problem-words.ts'
import { ReportDialog } from './report-dialog.tsx'
import { report } from './reporting.ts'
import { useOwnHealth } from './use-own-health.ts'

type OwnHealthProps = {
  userId: string
  /** The athlete comes to answer the round. */
  isForRound: boolean
}

/** An athlete's own problems, those that are over, and the week's round. */
export default function OwnHealth({ userId, isForRound }: OwnHealthProps) {
  const { t } = useLingui()
  const { health, refused, isError, refetch } = useOwnHealth(userId)
  if (!health) {
    return isError ? (
      <div className="mt-6">
        <LoadFailed said={t(ownProblemMessages.loadFailed)} retry={refetch} />
      </div>
    ) : (
      <div className="grid min-h-[40dvh] place-items-center text-brand">
        <Spinner className="size-9" />
      </div>
    )
  }
  const { problems, today, round } = health
  const open = problems.filter(({ resolvedOn }) => resolvedOn === null)
  const over = problems.filter(({ resolvedOn }) => resolvedOn !== null)
  return (
    <>
      <RefusedItems userId={userId} refused={refused} />
      {round && (
        <OwnRound
          key={String(isForRound)}
          userId={userId}
          health={health}
          round={round}
          isBegun={isForRound}
        />
      )}
      <section aria-labelledby="open-title" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="open-title" className="text-[19px]">
            {t(ownProblemMessages.open)}
          </h2>
          <Button onClick={() => report()}>
            <BandageIcon aria-hidden size={17} />
            {t(ownProblemMessages.report)}
          </Button>
        </div>
        {open.length === 0 && <p className="mt-3 text-ink-2">{t(ownProblemMessages.nothingOpen)}</p>}
        <ul className="mt-4 grid gap-4 empty:hidden">
          {open.map((problem) => (
            <OwnProblemCard key={problem.id} problem={problem} today={today} />
          ))}
        </ul>
      </section>
      {over.length > 0 && (
        <section aria-labelledby="over-title" className="mt-8">
          <h2 id="over-title" className="text-[19px]">
            {t(ownProblemMessages.over)}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {over.map((problem) => (
              <Over key={problem.id} problem={problem} />
            ))}
          </ul>
        </section>
      )}
      <ReportDialog userId={userId} health={health} />
    </>
  )
}

function Over({ problem }: { problem: OwnProblem }) {
  const { t } = useLingui()
  const { weekRange } = useWriting()
  const { beganOn, resolvedOn, recurrence, isSharedWithCoach } = problem
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => shareOwnProblem(problem, false),
  })
  const { failure } = wordsOf(error, ownProblemMessages.notSaved)
  return (
    <li className="py-3 [overflow-wrap:anywhere]">
      <p className="font-semibold">{problemWords(problem, t)}</p>
      <p className="text-[15px] text-ink-3">
        {weekRange(beganOn, resolvedOn ?? beganOn)}
        {recurrence && ` · ${t(ownProblemMessages.cameBack(recurrence.daysBetween))}`}
      </p>
      <FailureBanner failure={failure} />
      {isSharedWithCoach && (
        <Button look="quiet" className="-ms-4" busy={isPending && t`Saving...`} onClick={() => mutate()}>
          {t(ownProblemMessages.stopSharing)}
        </Button>
      )}
    </li>
  )
}
