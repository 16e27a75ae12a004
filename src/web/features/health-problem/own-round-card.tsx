import { useLingui } from '@lingui/react/macro'
import { useWriting } from '#web/language/use-writing.ts'
import { ownProblemMessages, ownRoundMessages } from '#domain/health-problem/own-problem-messages.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { RefusedItems } from './outbox-lines.tsx'
import { isAnswered, type OwnHealth } from './own-problems.ts'
import { storeItem } from './use-outbox.ts'
import { useOwnHealth } from './use-own-health.ts'

/** On the athlete's dashboard while the week's round is open and not answered: one tap for who had no problem. */
export function OwnRoundCard({ userId }: { userId: string }) {
  const { t } = useLingui()
  const { health, refused } = useOwnHealth(userId)
  const round = health?.round
  return (
    <div className="grid gap-4 not-empty:mb-4 empty:hidden">
      {refused.length > 0 && <RefusedItems userId={userId} refused={refused} />}
      {round && !isAnswered(round) && (
        <section
          aria-labelledby="round-card-title"
          className="rounded-l border border-line bg-surface px-4 py-4 sm:px-5"
        >
          <h2 id="round-card-title" className="text-[17px]">
            {t(ownRoundMessages.title)}
          </h2>
          <p className="mt-1 text-[15px] text-ink-2">{t(ownRoundMessages.text)}</p>
          <div className="mt-3.5 flex flex-wrap gap-2 max-sm:*:grow">
            <NoProblem userId={userId} round={round} />
            <ButtonLink to="/athlete/health#round">{t(ownRoundMessages.some)}</ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}

type NoProblemProps = { userId: string; round: NonNullable<OwnHealth['round']>; onDone?: () => void }

/** The whole round in one tap. */
export function NoProblem({ userId, round, onDone }: NoProblemProps) {
  const { t } = useLingui()
  const { longDay } = useWriting()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => storeItem(userId, { kind: 'round', week: round.week, answers: [] }),
    onSuccess: (outcome) => {
      if (outcome === 'stored') showToast('success', ownRoundMessages.answered(longDay(round.nextOn)))
      else showToast('waiting', ownProblemMessages.kept)
      // The button that has the focus goes with its card.
      document.getElementById('main')?.focus({ preventScroll: true })
      onDone?.()
    },
  })
  const { failure } = wordsOf(error, ownProblemMessages.notSaved)
  return (
    <>
      {failure && (
        <div className="w-full">
          <FailureBanner failure={failure} />
        </div>
      )}
      <Button look="primary" busy={isPending && t`Saving...`} onClick={() => mutate()}>
        {t(ownRoundMessages.none)}
      </Button>
    </>
  )
}
