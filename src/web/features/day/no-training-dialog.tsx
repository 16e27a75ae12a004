import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type NoTrainingDialogProps = { open: boolean; onConfirm: () => void; onCancel: () => void }

export function NoTrainingDialog({ open, onConfirm, onCancel }: NoTrainingDialogProps) {
  return (
    <ConfirmDialog
      title="No Training Sessions Recorded"
      open={open}
      confirm="Yes, Submit Without Training"
      cancel="Go Back"
      look="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      You have not recorded a training session for today. Both sessions will be stored as rest.
    </ConfirmDialog>
  )
}
