import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Athlete } from './athlete.ts'

type RemoveAthleteDialogProps = {
  /** Whom it is about; null while it is closed. */
  athlete: Athlete | null
  onConfirm: (athlete: Athlete) => void
  onCancel: () => void
}

export function RemoveAthleteDialog({ athlete, onConfirm, onCancel }: RemoveAthleteDialogProps) {
  const [last, setLast] = useState(athlete)
  // Still named while the dialog fades out.
  if (athlete && athlete !== last) setLast(athlete)
  return (
    <ConfirmDialog
      title="Remove athlete"
      open={athlete !== null}
      confirm="Remove"
      onConfirm={() => athlete && onConfirm(athlete)}
      onCancel={onCancel}
    >
      <p>
        <strong className="font-semibold text-ink">{last?.fullName}</strong> leaves your team at once. What
        they have answered and logged stays theirs, and you no longer see any of it.
      </p>
      <p className="mt-2">They can come back through a new invitation.</p>
    </ConfirmDialog>
  )
}
