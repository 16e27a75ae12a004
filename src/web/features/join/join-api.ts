import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { joinMessages } from '#domain/invitation/join-messages.ts'
import type { Message } from '#domain/language/message.ts'
import type { Duty } from '#domain/team/team.ts'
import { api } from '#web/api/client.ts'
import { sessionKey } from '#web/api/query-client.ts'
import { ask, refusalOf } from '#web/api/reply.ts'
import { forgetPendingInvitation, setAsidePendingInvitation } from '#web/device/pending-invitation.ts'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'

/** What the athlete trained before joining. */
export type EarlierTraining = { sessions: number; since: string }
export type StaffMember = { fullName: string; duty: Duty }

/** What is asked before anybody joins. */
export type Preview = {
  teamName: string
  staff: StaffMember[]
  earlier: EarlierTraining | null
  aiProvider: string | null
}

export type JoinOutcome =
  | { kind: 'open'; preview: Preview }
  | { kind: 'joined'; managerName: string }
  /** For good: another attempt with this code changes nothing. */
  | { kind: 'refused'; message: Message; goTo: string }
  /** The page leads to the login screen by itself. */
  | { kind: 'session-over' }
  | { kind: 'failed'; message: Message; hints: Message[] }

/** /login sends a signed-in user on to their own dashboard. */
const destinations: Record<string, string> = {
  'managers-cannot-join': '/manager/dashboard',
  'already-on-a-team': '/athlete/dashboard',
  'invitation-unknown': '/login',
  'invitation-expired': '/login',
  'invitation-for-another': '/login',
  'manager-not-found': '/login',
}

/** Whose team it would be; nothing is changed. */
async function previewJoining(code: string): Promise<JoinOutcome> {
  const answer = await ask(api.join.preview.$post({ json: { code } }))
  return outcomeOf(answer, joinMessages.notJoined, (preview: Preview) => ({ kind: 'open', preview }))
}

/** What the athlete may add to what joining shares by itself. */
export type Choices = { shareEarlier: boolean; allowAi: boolean }

async function join(code: string, choices: Choices): Promise<JoinOutcome> {
  const answer = await ask(api.join.$post({ json: { code, ...choices } }))
  return outcomeOf(answer, joinMessages.joinedUnknown, ({ managerName }: { managerName: string }) => ({
    kind: 'joined',
    managerName,
  }))
}

type Answer<Body> =
  | { ok: true; json: () => Promise<Body> }
  | { ok: false; status: number; json: () => Promise<unknown> }
  | 'unreachable'

/** `unanswered` is what is known when no answer of the server's has come. */
async function outcomeOf<Body>(
  answer: Answer<Body>,
  unanswered: Message,
  outcomeFrom: (body: Body) => JoinOutcome,
): Promise<JoinOutcome> {
  if (answer === 'unreachable') {
    const hints = [unanswered, joinMessages.checkConnection]
    return { kind: 'failed', message: joinMessages.unexpected, hints }
  }
  if (answer.ok) {
    const body = await answer.json().catch(() => null)
    return body
      ? outcomeFrom(body)
      : { kind: 'failed', message: joinMessages.unexpected, hints: [unanswered] }
  }
  if (answer.status === 401) return { kind: 'session-over' }
  const refusal = await refusalOf(answer)
  const goTo = refusal && destinations[refusal.code]
  if (goTo) return { kind: 'refused', message: refusal.message, goTo }
  const isExpected = refusal && answer.status < 500
  return {
    kind: 'failed',
    message: isExpected ? refusal.message : joinMessages.unexpected,
    hints: [joinMessages.notJoined],
  }
}

/** Finds out whose team a code leads to, and joins it when told to. */
export function useJoin(code: string) {
  const [preview, setPreview] = useState<JoinOutcome>()
  const [choices, setChoices] = useState<Choices>({ shareEarlier: false, allowAi: false })
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
    if (outcome.kind !== 'open') settle(outcome)
  })

  useEffect(() => {
    let shown = true
    void previewJoining(code).then((outcome) => shown && previewed(outcome))
    return () => {
      shown = false
    }
  }, [code])

  const joining = useSingleMutation({
    mutationFn: () => join(code, choices),
    onSuccess: (outcome) => {
      if (outcome.kind === 'joined') {
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
    choices,
    choose: (choice: Partial<Choices>) => setChoices({ ...choices, ...choice }),
    join: () => joining.mutate(),
    refuse: () => {
      forgetPendingInvitation()
      void navigate('/dashboard', { replace: true })
    },
  }
}
