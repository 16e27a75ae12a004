import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group } from '#domain/group/group.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { matchesSearch } from '#domain/text/matches-search.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { groupsQuery } from '#web/api/groups-query.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { setMembers } from './group-api.ts'

export type Athlete = { id: string; fullName: string; avatarUrl: string | null }

type GroupMembersProps = {
  /** Undefined while the dialog is closed, or once the group was deleted. */
  group: Group | undefined
  athletes: readonly Athlete[]
  onClose: () => void
}

/** Says who is in a group. */
export function GroupMembers({ group, athletes, onClose }: GroupMembersProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(group)
  // Still named while the dialog fades out.
  if (group && group !== last) setLast(group)
  return (
    <Dialog title={t(groupMessages.membersOf(last?.name ?? ''))} open={group !== undefined} onClose={onClose}>
      {athletes.length === 0 ? (
        <p className="text-ink-2">{t(groupMessages.noAthletes)}</p>
      ) : (
        last && <Choice key={last.id} group={last} athletes={athletes} onDone={onClose} />
      )}
    </Dialog>
  )
}

/** Up to here a team is seen at a glance and needs no search. */
const AT_A_GLANCE = 10

type ChoiceProps = { group: Group; athletes: readonly Athlete[]; onDone: () => void }

function Choice({ group, athletes, onDone }: ChoiceProps) {
  const { t } = useLingui()
  const { chosen, toggle, save, isSaving, failure } = useChoice(group, athletes, onDone)
  const [search, setSearch] = useState('')
  const shown = athletes.filter(({ fullName }) => matchesSearch(fullName, search))
  return (
    <div className="grid gap-4">
      {athletes.length > AT_A_GLANCE && (
        <Field
          name="search"
          type="search"
          label={t`Search athletes`}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <p role="status" className="text-[15px] text-ink-2 tabular-nums">
        {shown.length === 0
          ? t`Nobody matches this search.`
          : t(groupMessages.chosen(chosen.length, athletes.length))}
      </p>
      <ul className="-mx-1 max-h-[46dvh] divide-y divide-line overflow-y-auto px-1">
        {shown.map(({ id, fullName, avatarUrl }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-center gap-3 py-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-5 shrink-0 accent-brand"
              />
              <Avatar fullName={fullName} url={avatarUrl} />
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{fullName}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button look="primary" busy={isSaving && t`Saving...`} onClick={() => save()}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

/** What is chosen and not yet saved. If somebody else was quicker, it begins anew from what they made of the group. */
function useChoice(group: Group, athletes: readonly Athlete[], onDone: () => void) {
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const [before, setBefore] = useState(group.athleteIds)
  const [ticked, setTicked] = useState(group.athleteIds)
  const chosen = athletes.map(({ id }) => id).filter((id) => ticked.includes(id))
  const { mutate, isPending, error, data } = useSingleMutation({
    mutationFn: () => setMembers({ teamId, id: group.id }, { athleteIds: chosen, before }),
    onSuccess: async (outcome) => {
      void queryClient.invalidateQueries({ queryKey: ['athletes', teamId] })
      const groups = await queryClient.fetchQuery({ ...groupsQuery(teamId), staleTime: 0 })
      if (outcome === 'stored') return onDone()
      const { athleteIds = [] } = groups.find(({ id }) => id === group.id) ?? {}
      setBefore(athleteIds)
      setTicked(athleteIds)
    },
    onError: () => queryClient.invalidateQueries(groupsQuery(teamId)),
  })
  const { failure } = wordsOf(error, groupMessages.membersFailed)
  return {
    chosen,
    toggle: (id: string) =>
      setTicked((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    save: mutate,
    isSaving: isPending,
    failure: data === 'outdated' ? { message: groupMessages.changed } : failure,
  }
}
