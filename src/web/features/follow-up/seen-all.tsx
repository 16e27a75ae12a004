import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { followUpMessages } from '#domain/follow-up/follow-up-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { noteAllSeen, type SeenAthletes } from './follow-up-api.ts'

/** One tap tells all who have answered that their answers were opened; who answers after that can be told again. */
export default function SeenAll({ day, athleteIds }: SeenAthletes) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const { mutate, variables, isSuccess, isPending } = useMutation({
    mutationFn: (seen: SeenAthletes) => noteAllSeen(teamId, seen),
    onError: (error) => {
      const { failure } = wordsOf(error, followUpMessages.notNoted)
      if (failure) showToast('error', failure.hint ?? failure.message)
    },
  })
  const count = athleteIds.length
  if (count === 0) return null
  const isSeen =
    isSuccess && variables.day === day && athleteIds.every((id) => variables.athleteIds.includes(id))
  const isBusyOrSeen = isPending || isSeen
  return (
    <Button
      title={t(followUpMessages.seenHint)}
      aria-disabled={isBusyOrSeen || undefined}
      className="aria-disabled:border-transparent aria-disabled:text-ink-3 max-sm:w-full"
      onClick={isBusyOrSeen ? undefined : () => mutate({ day, athleteIds })}
    >
      <CheckCheck aria-hidden size={17} />
      <span aria-live="polite">{t(isSeen ? followUpMessages.seen : followUpMessages.seenAll(count))}</span>
    </Button>
  )
}
