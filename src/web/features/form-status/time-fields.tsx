import type { FormSettings } from '#domain/form-window/form-status.ts'
import { Field } from '#web/ui/field.tsx'

type TimeFieldsProps = {
  settings: Pick<FormSettings, 'openTime' | 'closeTime'>
  onLeave?: () => void
}

/** Typed values stay in the inputs; the keys bring in what another tab or the server has changed. */
export function TimeFields({ settings: { openTime, closeTime }, onLeave }: TimeFieldsProps) {
  return (
    <>
      <Field
        key={`open ${openTime}`}
        label="Open Time"
        name="openTime"
        type="time"
        required
        defaultValue={openTime}
        onBlur={onLeave}
      />
      <Field
        key={`close ${closeTime}`}
        label="Close Time"
        name="closeTime"
        type="time"
        required
        defaultValue={closeTime}
        onBlur={onLeave}
      />
    </>
  )
}
