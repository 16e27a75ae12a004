import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BriefcaseMedical } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import { DUTY_NAMES, DUTY_TASKS, staffMessages } from '#domain/team/staff-messages.ts'
import { api } from '#web/api/client.ts'
import { ask, refusedBy } from '#web/api/reply.ts'
import { forgetPendingInvitation } from '#web/device/pending-invitation.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast, showToastAfterReload } from '#web/ui/toast.ts'
import { Screen } from './join-screen.tsx'

const { preview, acceptance } = api['staff-invitations']
const dashboard = '/manager/dashboard'

/** What a manager is asked who opens an invitation link. One for athletes is refused, as specified. */
export function StaffJoin({ code }: { code: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = useQuery({
    queryKey: ['staff-invitation', code],
    queryFn: () => reply(preview.$post({ json: { code } })),
    retry: false,
    staleTime: Infinity,
  })
  const { mutate: accept, isPending } = useMutation({
    mutationFn: () => reply(acceptance.$post({ json: { code } })),
    onSuccess: ({ teamId, teamName }) => {
      forgetPendingInvitation()
      showToastAfterReload('success', staffMessages.accept.accepted(teamName))
      // By a full page load: all that the page knows is from before.
      location.replace(`${dashboard}?${new URLSearchParams({ team: teamId })}`)
    },
    onError: refuse,
  })

  function refuse(error: Error) {
    forgetPendingInvitation()
    const { failure } = wordsOf(error, joinMessages.unexpected)
    showToast('error', failure?.hint ?? failure?.message ?? joinMessages.unexpected)
    void navigate(dashboard, { replace: true })
  }
  const refused = useEffectEvent(refuse)
  useEffect(() => {
    if (place.error) refused(place.error)
  }, [place.error])

  if (!place.data) {
    return (
      <Screen icon={<Spinner className="size-9" />} tone="bg-brand-soft text-brand">
        <h1 className="text-[28px]">{t(joinMessages.processing)}</h1>
      </Screen>
    )
  }
  const { teamName, duty, invitedBy } = place.data
  const words = staffMessages.accept
  return (
    <Screen icon={<BriefcaseMedical aria-hidden size={30} />} tone="bg-brand-soft text-brand">
      <h1 className="text-[28px] [overflow-wrap:anywhere]">{t(words.title(teamName))}</h1>
      <div className="mt-6 rounded-l border border-line bg-surface px-5 py-5 text-start">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {t(words.invited(invitedBy, t(DUTY_NAMES[duty])))}
        </p>
        <p className="mt-3 text-ink-2">{t(DUTY_TASKS[duty])}</p>
        <p className="mt-3 text-[15px] text-ink-2">{t(words.seen)}</p>
      </div>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="primary" size="l" busy={isPending && t`Joining...`} onClick={() => accept()}>
          <Trans>Join the staff</Trans>
        </Button>
        <Button
          size="l"
          onClick={() => {
            forgetPendingInvitation()
            void navigate(dashboard, { replace: true })
          }}
        >
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Screen>
  )
}

/** Throws what the server has against it, in its own words. */
async function reply<Given extends { ok: boolean; json(): Promise<unknown> }>(call: Promise<Given>) {
  const answer = await ask(call)
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, joinMessages.unexpected)
  return answer.json() as Promise<Accepted<Given>>
}

type Accepted<Given> = Given extends { ok: true; json(): Promise<infer Body> } ? Body : never
