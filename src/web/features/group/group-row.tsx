import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Group } from '#domain/group/group.ts'
import { groupMessages } from '#domain/group/group-messages.ts'
import { groupNameProblem, MAX_GROUP_NAME_LENGTH } from '#domain/group/group-name.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { groupsQuery } from '#web/api/groups-query.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { deleteGroup, renameGroup } from './group-api.ts'

type GroupRowProps = {
  group: Group
  /** Of its athletes. */
  names: string[]
  /** The names of the other groups. */
  others: string[]
  /** Null for who may not change it. */
  onChoose: (() => void) | null
  onGone: () => void
}

export function GroupRow({ group, names, others, onChoose, onGone }: GroupRowProps) {
  const { t } = useLingui()
  const { inARow } = useWriting()
  const { name } = group
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  function rename(start: boolean) {
    flushSync(() => setRenaming(start))
    if (start) row.current?.querySelector('input')?.select()
    else row.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }

  return (
    <div ref={row}>
      {isRenaming ? (
        <RenameForm group={group} others={others} onDone={() => rename(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-48 leading-snug">
            <p className="font-semibold [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-ink-2">{t(groupMessages.count(group.athleteIds.length))}</p>
            {names.length > 0 && (
              <p className="line-clamp-2 text-[13px] text-ink-3 [overflow-wrap:anywhere]">{inARow(names)}</p>
            )}
          </div>
          {onChoose && (
            <div className="-me-2 flex items-center gap-1">
              <Button aria-label={t`Choose the athletes of ${name}`} onClick={onChoose}>
                <Trans>Choose athletes</Trans>
              </Button>
              <Button
                look="quiet"
                size="icon"
                aria-label={t`Rename ${name}`}
                title={t`Rename ${name}`}
                data-rename
                onClick={() => rename(true)}
              >
                <Pencil aria-hidden size={18} />
              </Button>
              <Button
                look="quiet"
                size="icon"
                aria-label={t`Delete ${name}`}
                title={t`Delete ${name}`}
                onClick={() => setAsking(true)}
                className="hover:bg-bad-soft hover:text-bad"
              >
                <Trash2 aria-hidden size={18} />
              </Button>
            </div>
          )}
        </div>
      )}
      {onChoose && (
        <DeleteGroup group={group} open={isAsking} onClose={() => setAsking(false)} onGone={onGone} />
      )}
    </div>
  )
}

type RenameFormProps = { group: Group; others: string[]; onDone: () => void }

function RenameForm({ group, others, onDone }: RenameFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const { problems, failure, busy, onSubmit } = useFormMutation<'name', void>({
    check: (values) => {
      const problem = groupNameProblem(values.name, others)
      return problem ? { name: problem } : {}
    },
    call: (values) => renameGroup({ teamId, id: group.id }, values.name),
    onDone: async () => {
      await queryClient.invalidateQueries(groupsQuery(teamId))
      onDone()
    },
    fallback: groupMessages.renameFailed,
  })
  const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its fields and buttons.
    <form noValidate onSubmit={onSubmit} onKeyDown={cancelOnEscape} className="grid gap-4 py-1">
      <Field
        name="name"
        label={t`Name of the group`}
        autoComplete="off"
        required
        maxLength={MAX_GROUP_NAME_LENGTH}
        defaultValue={group.name}
        problem={problems.name}
      />
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

type DeleteGroupProps = { group: Group; open: boolean; onClose: () => void; onGone: () => void }

function DeleteGroup({ group, open, onClose, onGone }: DeleteGroupProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const teamId = useTeamId()
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: () => deleteGroup({ teamId, id: group.id }),
    onSuccess: async () => {
      onClose()
      await queryClient.invalidateQueries(groupsQuery(teamId))
      onGone()
    },
  })
  const { failure } = wordsOf(error, groupMessages.deleteFailed)
  return (
    <ConfirmDialog
      title={t(groupMessages.deletion.title(group.name))}
      open={open}
      confirm={t`Delete`}
      busy={isPending && t`Deleting...`}
      onConfirm={mutate}
      onCancel={() => {
        reset()
        onClose()
      }}
    >
      <p>{t(groupMessages.deletion.text)}</p>
      {failure && (
        <div className="mt-4">
          <FailureBanner failure={failure} />
        </div>
      )}
    </ConfirmDialog>
  )
}
