import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinMessages } from '#domain/messages/join-messages.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { showToast } from '#web/ui/toast.ts'
import { join, type JoinOutcome } from './join.ts'
import { forgetPendingInvitation, setAsidePendingInvitation } from './pending-invitation.ts'

/** Joins the team of a code; undefined while the server is being asked. */
export function useJoin(code: string): JoinOutcome | undefined {
  const [outcome, setOutcome] = useState<JoinOutcome>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const settle = useEffectEvent((settled: JoinOutcome) => {
    setOutcome(settled)
    if (settled.kind === 'failed') setAsidePendingInvitation(code)
    else forgetPendingInvitation()
    // Whether there is a team is part of the profile.
    void queryClient.invalidateQueries({ queryKey: sessionKey })
    if (settled.kind === 'joined') showToast('success', joinMessages.joinedTeamOf(settled.managerName))
    else showToast('error', settled.message)
    if (settled.kind === 'refused') void navigate(settled.goTo, { replace: true })
  })

  useEffect(() => {
    let shown = true
    void join(code).then((settled) => shown && settle(settled))
    return () => {
      shown = false
    }
  }, [code])

  return outcome
}
