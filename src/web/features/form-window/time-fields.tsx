import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormSettings } from '#domain/form-window/form-status.ts'
import { Field } from '#web/ui/field.tsx'

type TimeFieldsProps = {
  settings: Pick<FormSettings, 'openTime' | 'closeTime'>
  onLeave?: () => void
}

export function TimeFields({ settings: { openTime, closeTime }, onLeave }: TimeFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TimeField label={t`Open Time`} name="openTime" stored={openTime} onLeave={onLeave} />
      <TimeField label={t`Close Time`} name="closeTime" stored={closeTime} onLeave={onLeave} />
    </>
  )
}

type TimeFieldProps = { label: string; name: string; stored: string; onLeave: (() => void) | undefined }

/** Shows what is typed until that is stored, otherwise what is stored, which another tab may change. */
function TimeField({ label, name, stored, onLeave }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === stored) setTyped(null)
  return (
    <Field
      label={label}
      name={name}
      type="time"
      required
      value={typed ?? stored}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
