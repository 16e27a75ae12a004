import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Reaction, REACTION_WORDS, REACTIONS } from '#domain/day-reply/day-reply.ts'
import { replyMessages } from '#domain/day-reply/day-reply-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { repliesQuery, sendReaction, sendReply } from './day-reply-api.ts'
import { ReplyForm } from './reply-form.tsx'
import { REACTION_ICONS, Said } from './said.tsx'

type StaffRepliesProps = { athleteId: string; athleteName: string; day: string }

/** What the staff said of an athlete's day, and the way to say something; nothing for who does not see health. */
export function StaffReplies({ athleteId, athleteName, day }: StaffRepliesProps) {
  const { t } = useLingui()
  const of = { teamId: useTeamId(), athleteId, day }
  const { data } = useQuery(repliesQuery(of))
  const [isWriting, setWriting] = useState(false)
  const takeBack = useMutation({ mutationFn: () => sendReply(of, null), onError: tellFailure })
  if (!data || (!data.mayReply && data.replies.length === 0)) return null
  const mine = data.replies.find(({ isMine }) => isMine)
  // The buttons say already how the reader reacted.
  const shown = data.replies
    .filter(({ isMine, text }) => !isMine || text !== null || !data.mayReply)
    .map((reply) => (reply.isMine && data.mayReply ? { ...reply, reaction: null } : reply))
  const hasReplied = mine !== undefined && mine.text !== null
  return (
    <section className="mt-4">
      {data.mayReply && (
        <>
          <h3 className="text-sm font-semibold [overflow-wrap:anywhere]">{t`Answer to ${athleteName}`}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            <Reactions of={of} chosen={mine?.reaction ?? null} />
            {!hasReplied && !isWriting && (
              <Button look="quiet" onClick={() => setWriting(true)}>
                <Trans>Reply</Trans>
              </Button>
            )}
          </div>
          {!hasReplied && isWriting && (
            <ReplyForm
              label={t`Your reply`}
              hint={t(replyMessages.whoReads(athleteName))}
              send={(text) => sendReply(of, text)}
              onDone={() => setWriting(false)}
            />
          )}
        </>
      )}
      <ul aria-live="polite" className="mt-3 grid gap-3 empty:hidden">
        {shown.map((reply) => (
          <Said key={reply.id} reply={reply} isOwn={false}>
            {data.mayReply && reply.isMine && hasReplied && reply.answer === null && (
              <Button
                look="quiet"
                className="-ms-3 mt-1 h-8! px-3!"
                busy={takeBack.isPending && t`Taking back...`}
                onClick={() => takeBack.mutate()}
              >
                <Trans>Take reply back</Trans>
              </Button>
            )}
          </Said>
        ))}
      </ul>
    </section>
  )
}

type ReactionsProps = { of: Parameters<typeof sendReaction>[0]; chosen: Reaction | null }

/** One of three, or none: the chosen one again takes it back. Shown as chosen at once, and back by itself if that fails. */
function Reactions({ of, chosen }: ReactionsProps) {
  const { t } = useLingui()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (reaction: Reaction | null) => sendReaction(of, reaction),
    onError: tellFailure,
  })
  const shown = isPending ? variables : chosen
  return REACTIONS.map((reaction) => {
    const Icon = REACTION_ICONS[reaction]
    return (
      <Button
        key={reaction}
        aria-pressed={shown === reaction}
        className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
        onClick={() => mutate(shown === reaction ? null : reaction)}
      >
        <Icon aria-hidden size={17} />
        {t(REACTION_WORDS[reaction])}
      </Button>
    )
  })
}

function tellFailure(error: Error) {
  const { failure } = wordsOf(error, replyMessages.notSent)
  if (failure) showToast('error', failure.hint ?? failure.message)
}
