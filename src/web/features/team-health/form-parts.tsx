import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Failure } from '#web/ui/refused.ts'

type FormEndProps = { failure: Failure | undefined; busy: boolean; save?: string; onCancel: () => void }

/** What went wrong with the whole of it, and its two buttons. */
export function FormEnd({ failure, busy, save, onCancel }: FormEndProps) {
  const { t } = useLingui()
  return (
    <>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy && t`Saving...`}>
          {save ?? t`Save`}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

export const Hint = ({ text }: { text: string }) => <p className="mt-1.5 text-sm text-ink-3">{text}</p>

/** A part of a problem. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-[17px] font-semibold">{title}</h3>
    {children}
  </section>
)

/** For a form that takes the place of the button that asked for it. */
export function useFirstFieldFocused(takesFocus = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
    // The focus brings its field into view, and on a phone leaves the rest of the form below.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return form
}
