import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Group } from '#domain/group/group.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { groupNameProblem, MAX_GROUP_NAME_LENGTH, MAX_GROUPS } from '#domain/group/group-name.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { groupsQuery } from '#web/api/groups-query.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { createGroup } from './group-api.ts'
import { type Athlete, GroupMembers } from './group-members.tsx'
import { GroupRow } from './group-row.tsx'

type GroupsProps = {
  /** Of the team; undefined while they are being asked for. */
  athletes: readonly Athlete[] | undefined
  /** Others of the staff only read them. */
  mayChange: boolean
}

/** The groups of the team; those who run it change them here. */
export function Groups({ athletes, mayChange }: GroupsProps) {
  const { t } = useLingui()
  const { data: groups, isPending, refetch } = useQuery(groupsQuery(useTeamId()))
  const [choosing, setChoosing] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  if (isPending) return <Spinner className="mx-auto my-6 size-8 text-brand" />
  if (!groups) return <LoadFailed said={t`The groups could not be loaded.`} retry={refetch} />
  const chosen = groups.find(({ id }) => id === choosing)
  return (
    // After a group is deleted, the focus has no button to return to.
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      {groups.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2">
          {t(mayChange ? groupMessages.none : groupMessages.noneToRead)}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-l border border-line bg-surface">
          {groups.map((group) => (
            <li key={group.id} className="px-4 py-3 sm:px-5">
              <GroupRow
                group={group}
                names={namesIn(group, athletes)}
                others={groups.filter((other) => other !== group).map(({ name }) => name)}
                onChoose={mayChange ? () => setChoosing(group.id) : null}
                onGone={() => list.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {mayChange && <NewGroup groups={groups} onCreated={({ id }) => setChoosing(id)} />}
      {mayChange && (
        <GroupMembers group={chosen} athletes={athletes ?? []} onClose={() => setChoosing(undefined)} />
      )}
    </div>
  )
}

const namesIn = ({ athleteIds }: Group, athletes: readonly Athlete[] = []) =>
  athletes.filter(({ id }) => athleteIds.includes(id)).map(({ fullName }) => fullName)

type NewGroupProps = { groups: readonly Group[]; onCreated: (group: Group) => void }

function NewGroup({ groups, onCreated }: NewGroupProps) {
  const { t } = useLingui()
  const teamId = useTeamId()
  const queryClient = useQueryClient()
  const { problems, failure, busy, onSubmit } = useFormMutation<'name', Group>({
    check: ({ name }) => {
      const problem = groupNameProblem(
        name,
        groups.map((group) => group.name),
      )
      return problem ? { name: problem } : {}
    },
    call: ({ name }) => createGroup(teamId, name),
    onDone: async (group, { form, isAsSent }) => {
      if (isAsSent()) form.reset()
      await queryClient.invalidateQueries(groupsQuery(teamId))
      onCreated(group)
    },
    fallback: groupMessages.addFailed,
  })
  if (groups.length >= MAX_GROUPS)
    return <p className="text-ink-2">{t(groupMessages.limitReached(MAX_GROUPS))}</p>
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field
        name="name"
        label={t`New group`}
        autoComplete="off"
        required
        maxLength={MAX_GROUP_NAME_LENGTH}
        problem={problems.name}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" look="primary" busy={busy && t`Adding...`} className="justify-self-start">
        <Trans>Add group</Trans>
      </Button>
    </form>
  )
}
