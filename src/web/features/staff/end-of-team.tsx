import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Message } from '#domain/language/message.ts'
import { staffMessages } from '#domain/team/staff-messages.ts'
import { useTeam } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast.ts'
import { type StaffChange, staffQuery, useStaffChange } from './staff-api.ts'

export function HandOver({ ownId }: { ownId: string }) {
  const { t } = useLingui()
  const { id } = useTeam()
  const { data: staff = [] } = useQuery(staffQuery(id))
  const others = staff.filter((member) => member.id !== ownId)
  const [chosen, setChosen] = useState('')
  const heir = others.find((member) => member.id === chosen) ?? others[0]
  const { handOver } = staffMessages
  if (!heir) return <p className="text-ink-2">{t(handOver.nobody)}</p>
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t`New owner`}
        value={heir.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        className="min-w-0 basis-60"
      >
        {others.map(({ id: memberId, fullName }) => (
          <option key={memberId} value={memberId}>
            {fullName}
          </option>
        ))}
      </SelectField>
      <AskedChange
        label={t`Hand over`}
        title={t(handOver.title(heir.fullName))}
        change={{ kind: 'hand-over', to: heir.id }}
        done={handOver.done(heir.fullName)}
      >
        {t(handOver.text)}
      </AskedChange>
    </div>
  )
}

export function ArchiveTeam({ athletes }: { athletes: number | undefined }) {
  const { t } = useLingui()
  const { name } = useTeam()
  const { archive } = staffMessages
  return (
    <AskedChange
      label={t`Archive team`}
      title={t(archive.title(name))}
      change={{ kind: 'archive' }}
      done={archive.done(name)}
    >
      {athletes ? <p className="mb-2 font-semibold text-ink">{t(archive.athletes(athletes))}</p> : null}
      <p>{t(archive.text)}</p>
    </AskedChange>
  )
}

export function LeaveStaff({ ownId }: { ownId: string }) {
  const { t } = useLingui()
  const { name } = useTeam()
  const navigate = useNavigate()
  const { leave } = staffMessages
  return (
    <AskedChange
      label={t`Leave team`}
      title={t(leave.title(name))}
      change={{ kind: 'remove', id: ownId }}
      done={leave.left(name)}
      onDone={() => void navigate('/manager/dashboard', { replace: true })}
    >
      {t(leave.text)}
    </AskedChange>
  )
}

type AskedChangeProps = {
  label: string
  title: string
  change: StaffChange
  /** What is told when it is done. */
  done: Message
  onDone?: () => void
  children: ReactNode
}

/** A button that asks once before it does what cannot simply be undone. */
function AskedChange({ label, title, change, done, onDone, children }: AskedChangeProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useStaffChange(() => {
    showToast('success', done)
    onDone?.()
  })
  return (
    <>
      <Button onClick={() => setAsking(true)} busy={isPending && t`One moment...`}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        open={asking}
        confirm={label}
        onConfirm={() => {
          setAsking(false)
          mutate(change)
        }}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
