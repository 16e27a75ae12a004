import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinMessages } from '#domain/messages/join-messages.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { forgetPendingInvitation, setAsidePendingInvitation } from '#web/device/pending-invitation.ts'
import { showToast } from '#web/ui/toast.ts'
import { join, type JoinOutcome, previewJoining } from './join.ts'

const mutationKey = ['join']

/** Finds out whose team a code leads to, and joins it when told to. */
export function useJoin(code: string) {
  const [preview, setPreview] = useState<JoinOutcome>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  function settle(outcome: JoinOutcome) {
    if (outcome.kind === 'failed') setAsidePendingInvitation(code)
    if (outcome.kind === 'refused') forgetPendingInvitation()
    if (outcome.kind === 'failed' || outcome.kind === 'refused') showToast('error', outcome.message)
    // Whether there is a team is part of the profile.
    void queryClient.invalidateQueries({ queryKey: sessionKey })
    if (outcome.kind === 'refused') void navigate(outcome.goTo, { replace: true })
  }

  const previewed = useEffectEvent((outcome: JoinOutcome) => {
    setPreview(outcome)
    if (outcome.kind !== 'done') settle(outcome)
  })

  useEffect(() => {
    let shown = true
    void previewJoining(code).then((outcome) => shown && previewed(outcome))
    return () => {
      shown = false
    }
  }, [code])

  const joining = useMutation({
    mutationKey,
    mutationFn: () => join(code),
    onSuccess: (outcome) => {
      if (outcome.kind === 'done') {
        forgetPendingInvitation()
        showToast('success', joinMessages.joinedTeamOf(outcome.managerName))
      }
      settle(outcome)
    },
  })

  return {
    preview,
    joined: joining.data,
    isJoining: joining.isPending,
    /** Once, also for a double click that comes before the button shows that it is busy. */
    join: () => queryClient.isMutating({ mutationKey }) === 0 && joining.mutate(),
    refuse: () => {
      forgetPendingInvitation()
      void navigate('/dashboard', { replace: true })
    },
  }
}
