import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { queueMessages } from '#domain/messages/queue-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type RefusedSubmissionCardProps = {
  givenAt: string
  reason: string
  onCorrect: () => void
  onDiscard: () => void
}

export function RefusedSubmissionCard({ givenAt, reason, onCorrect, onDiscard }: RefusedSubmissionCardProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section
      aria-label={queueMessages.refused(givenAt)}
      className="rounded-l border border-line bg-surface px-4 py-4 sm:px-6"
    >
      <h2 className="flex gap-2.5 text-[17px] leading-snug">
        <CircleAlert aria-hidden size={20} className="mt-px shrink-0 text-bad" />
        {queueMessages.refused(givenAt)}
      </h2>
      <p className="mt-1.5 text-ink-2">{reason}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onCorrect}>Correct</Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Discard
        </Button>
      </div>
      <ConfirmDialog
        title="Discard these answers?"
        open={isAsking}
        confirm="Discard"
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      >
        {queueMessages.discarding(givenAt)}
      </ConfirmDialog>
    </section>
  )
}
