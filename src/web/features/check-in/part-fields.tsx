import type { ReactNode } from 'react'

/** The fields of one part of the day. While it is being sent nothing can be changed: it is locked once it has arrived. */
export function PartFields({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <fieldset
      disabled={isSending}
      // Only what takes a while is dimmed: a form that flickers at every quick reply looks broken.
      className="min-w-0 transition-opacity disabled:opacity-60 disabled:delay-200"
    >
      {children}
    </fieldset>
  )
}
