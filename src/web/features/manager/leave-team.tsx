import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teamMessages } from '#domain/messages/team-messages.ts'
import { api } from '#web/api/client.ts'
import { sessionKey } from '#web/api/session-key.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { managerQuery } from './manager-query.ts'

export type LeaveTeamProps = {
  /** Whether answers wait on this device that only this team can be sent. */
  hasUnsent: () => boolean
  onLeft: () => void
  look?: ButtonLook
}

export function LeaveTeam({ hasUnsent, onLeft, look = 'quiet' }: LeaveTeamProps) {
  const { data: manager } = useQuery(managerQuery)
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'no' | 'yes' | 'with-unsent'>('no')
  const { mutate: leave, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await api['team-membership'].$delete()
      if (!answer.ok) throw new Error(`Refused with ${answer.status}`)
    },
    onSuccess: async () => {
      onLeft()
      showToast('success', teamMessages.left)
      // Whether there is a team is part of the profile.
      await queryClient.invalidateQueries({ queryKey: sessionKey })
    },
    onError: () => showToast('error', teamMessages.leavingFailed),
    onSettled: () => setAsking('no'),
  })
  const { leaving } = teamMessages
  if (!manager) return null
  return (
    <>
      <Button look={look} onClick={() => setAsking(hasUnsent() ? 'with-unsent' : 'yes')}>
        Leave team
      </Button>
      <ConfirmDialog
        title={leaving.title(manager.fullName)}
        open={asking !== 'no'}
        confirm="Leave team"
        busy={isPending && 'Leaving...'}
        onConfirm={() => leave()}
        onCancel={() => setAsking('no')}
      >
        <p>
          {leaving.ends(manager.fullName)} {leaving.stays}
        </p>
        <p className="mt-2">{leaving.wayBack}</p>
        {asking === 'with-unsent' && <p className="mt-2 font-semibold text-ink">{leaving.unsent}</p>}
      </ConfirmDialog>
    </>
  )
}
