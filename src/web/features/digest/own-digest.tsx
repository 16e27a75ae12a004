import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { digestMessages } from '#domain/digest/digest-messages.ts'
import type { DigestChoice } from '#domain/digest/digest.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { chooseDigest, ownDigestQuery } from './digest-api.ts'

type OwnDigestProps = {
  /** Whether the server notifies on devices too. */
  isPushOffered: boolean
  /** Which ones are. */
  devices: ReactNode
}

/** Saved as soon as it is chosen. */
export function OwnDigest({ isPushOffered, devices }: OwnDigestProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(ownDigestQuery(teamId))
  const {
    mutate,
    variables,
    isPending: isSaving,
  } = useSingleMutation({
    mutationFn: (choice: DigestChoice) => chooseDigest(teamId, choice),
    onSuccess: (choice) => queryClient.setQueryData(ownDigestQuery(teamId).queryKey, choice),
    onError: (error) => {
      const { failure } = wordsOf(error, digestMessages.notSaved)
      if (failure) showToast('error', failure.message)
    },
  })
  if (isPending) return <div className="h-32" />
  if (!data) return <LoadFailed said={t(digestMessages.notLoaded)} retry={refetch} />
  const { byMail, byPush } = isSaving ? variables : data
  return (
    <div className="grid gap-5">
      <CheckboxField
        label={t(digestMessages.byMail)}
        hint={t(digestMessages.byMailHint)}
        checked={byMail}
        disabled={isSaving}
        onChange={() => mutate({ ...data, byMail: !data.byMail })}
      />
      {isPushOffered && (
        <CheckboxField
          label={t(digestMessages.byPush)}
          hint={t(digestMessages.byPushHint)}
          checked={byPush}
          disabled={isSaving}
          onChange={() => mutate({ ...data, byPush: !data.byPush })}
        />
      )}
      {isPushOffered && byPush && <div className="sm:ps-8">{devices}</div>}
    </div>
  )
}
