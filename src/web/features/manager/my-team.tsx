import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teamMessages } from '#domain/team/team-messages.ts'
import { api } from '#web/api/client.ts'
import { sessionKey } from '#web/api/query-client.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { managerQuery } from './manager-api.ts'

/** The card of the athlete's dashboard. */
export function MyTeam(props: LeaveTeamProps) {
  const { t } = useLingui()
  const { data } = useQuery(managerQuery)
  return (
    <section className="flex min-h-[84px] items-center gap-4 rounded-l border border-line bg-surface py-5 pe-3 ps-5">
      {data?.manager && (
        <>
          <Avatar fullName={data.manager.fullName} url={data.manager.avatarUrl} />
          <div className="min-w-0 flex-1 leading-snug">
            <h2 dir="auto" className="[overflow-wrap:anywhere] text-[17px]">
              {props.teamName}
            </h2>
            <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
              {t(teamMessages.people(data.manager.fullName, data.staff.length - 1))}
            </p>
          </div>
          <LeaveTeam {...props} />
        </>
      )}
    </section>
  )
}

/** The same on the account page, which frames it. */
export function TeamSettings(props: LeaveTeamProps) {
  const { t } = useLingui()
  const { data } = useQuery(managerQuery)
  if (!data?.manager) return null
  return (
    <>
      <p className="mb-3 text-[15px] [overflow-wrap:anywhere]">{t(teamMessages.section(props.teamName))}</p>
      <LeaveTeam {...props} look="plain" />
    </>
  )
}

type LeaveTeamProps = {
  teamName: string
  /** Whether answers wait on this device that only this team can be sent. */
  hasUnsent: () => boolean
  onLeft: () => void
  look?: ButtonLook
}

function LeaveTeam({ teamName, hasUnsent, onLeft, look = 'quiet' }: LeaveTeamProps) {
  const { t } = useLingui()
  const { data } = useQuery(managerQuery)
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<'no' | 'yes' | 'with-unsent'>('no')
  const { mutate: leave, isPending } = useSingleMutation({
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
  if (!data?.manager) return null
  return (
    <>
      <Button look={look} onClick={() => setAsking(hasUnsent() ? 'with-unsent' : 'yes')}>
        <Trans>Leave team</Trans>
      </Button>
      <ConfirmDialog
        title={t(leaving.title(teamName))}
        open={asking !== 'no'}
        confirm={t`Leave team`}
        busy={isPending && t`Leaving...`}
        onConfirm={() => leave()}
        onCancel={() => setAsking('no')}
      >
        <p>
          {t(leaving.ends(data.manager.fullName, data.staff.length - 1))} {t(leaving.stays)}
        </p>
        <p className="mt-2">{t(leaving.wayBack)}</p>
        {asking === 'with-unsent' && <p className="mt-2 font-semibold text-ink">{t(leaving.unsent)}</p>}
      </ConfirmDialog>
    </>
  )
}
