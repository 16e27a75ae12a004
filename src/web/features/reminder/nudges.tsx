import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { nudgeMessages } from '#domain/reminder/nudge-messages.ts'
import type { Nudge } from '#domain/reminder/reminder.ts'
import { api } from '#web/api/client.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { ask, refusedBy, saidAlready } from '#web/api/reply.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { showToast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { nudgesQuery } from './nudges-query.ts'

const ofTeam = api.teams[':teamId'].nudges

async function sendNudges(teamId: string, athleteIds: string[]) {
  const answer = await ask(ofTeam.$post({ param: { teamId }, json: { athleteIds } }))
  if (answer === 'unreachable' || !answer.ok) throw await refusedBy(answer, nudgeMessages.failed)
  return answer.json()
}

type Missing = Pick<AthleteDay, 'athleteId' | 'athleteName' | 'avatarUrl'>
export type NudgesProps = {
  /** Who has not answered. */
  athletes: Missing[]
  /** Their faces as they are without it. */
  faces: ReactNode
  names: ReactNode
}

const AT_A_GLANCE = 8

/** Reminds by hand, one tap for one of them or for all; who was nudged is marked for all of the staff. */
export default function Nudges({ athletes, faces, names }: NudgesProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { data } = useQuery(nudgesQuery(teamId))
  const [isWhole, setWhole] = useState(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (athleteIds: string[]) => sendNudges(teamId, athleteIds),
    onSuccess: (reply) =>
      showToast(
        'success',
        saidAlready(
          nudgeMessages
            .outcome(reply)
            .map((one) => t(one))
            .join(' '),
        ),
      ),
    onError: (error) => {
      const { failure } = wordsOf(error, nudgeMessages.failed)
      if (failure) showToast('error', failure.message)
    },
    onSettled: () => queryClient.invalidateQueries(nudgesQuery(teamId)),
  })
  const nudges = data?.nudges ?? []
  const isNudged = ({ athleteId }: Missing) => nudges.some((nudge) => nudge.athleteId === athleteId)
  const open = athletes.filter((athlete) => !isNudged(athlete)).map(({ athleteId }) => athleteId)
  const more = athletes.length - AT_A_GLANCE
  const shown = isWhole ? athletes : athletes.slice(0, AT_A_GLANCE)
  const nudge = (ids: string[]) => isPending || mutate(ids)
  if (!data?.isOpen)
    return (
      <>
        {faces}
        {names}
        <Nudged athletes={athletes} nudges={nudges} />
      </>
    )
  return (
    <>
      <ul className="-ms-0.5 flex flex-wrap items-center gap-0.5">
        {shown.map((athlete) => (
          <li key={athlete.athleteId}>
            <Face athlete={athlete} isNudged={isNudged(athlete)} onNudge={() => nudge([athlete.athleteId])} />
          </li>
        ))}
        {more > 0 && !isWhole && (
          <li>
            <Button
              look="quiet"
              className="px-2"
              aria-label={t(nudgeMessages.showAll)}
              onClick={() => setWhole(true)}
            >
              +{more}
            </Button>
          </li>
        )}
      </ul>
      {names}
      {open.length > 0 && (
        <Button
          className="mt-3"
          busy={isPending && variables.length > 1 && t(nudgeMessages.sending)}
          onClick={() => nudge(open)}
        >
          <Bell aria-hidden size={17} />
          {t(nudgeMessages.all(open.length))}
        </Button>
      )}
      <Nudged athletes={athletes} nudges={nudges} />
    </>
  )
}

type FaceProps = { athlete: Missing; isNudged: boolean; onNudge: () => void }

function Face({ athlete: { athleteName, avatarUrl }, isNudged, onNudge }: FaceProps) {
  const { t } = useLingui()
  const Mark = isNudged ? Check : Bell
  const face = (
    <>
      <Avatar fullName={athleteName} url={avatarUrl} />
      <span
        className={`absolute -end-1 -bottom-1 grid size-[18px] place-items-center rounded-full border-2 border-surface ${isNudged ? 'bg-sunken text-ink-2' : 'bg-brand text-brand-ink'}`}
      >
        <Mark aria-hidden size={10} strokeWidth={3} />
      </span>
    </>
  )
  if (isNudged) return <span className="relative grid size-10 place-items-center">{face}</span>
  const label = t(nudgeMessages.one(athleteName))
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onNudge}
      className="relative grid size-10 cursor-pointer place-items-center rounded-full transition-transform hover:scale-105"
    >
      {face}
    </button>
  )
}

/** 'Nudged 08:12 by Kim: Ana, Ben'; those who have answered since are no longer named. */
function Nudged({ athletes, nudges }: { athletes: Missing[]; nudges: Nudge[] }) {
  const { t } = useLingui()
  const { clockTimeSince, inARow } = useWriting()
  const now = useNow()
  const named = nudges.flatMap(({ athleteId, at, byName }) => {
    const athlete = athletes.find((one) => one.athleteId === athleteId)
    const time = clockTimeSince(new Date(at), now)
    return athlete ? [{ name: athlete.athleteName, when: t(nudgeMessages.nudged(time, byName)) }] : []
  })
  return [...new Set(named.map(({ when }) => when))].map((when) => {
    const names = named.filter((one) => one.when === when).map(({ name }) => name)
    return (
      <p key={when} className="mt-2 text-sm text-ink-3 [overflow-wrap:anywhere]">
        {t(nudgeMessages.list(when, inARow(names)))}
      </p>
    )
  })
}
