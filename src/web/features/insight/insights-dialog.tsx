import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { insightMessages } from '#domain/insight/insight-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { insightsKey, isAthlete, type Subject } from './insight-api.ts'

type InsightsDialogProps = {
  subject: Subject | undefined
  onClose: () => void
  children: (subject: Subject, isOpen: boolean) => ReactNode
}

export function InsightsDialog({ subject, onClose, children }: InsightsDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [last, setLast] = useState(subject)
  // Still shown while the dialog fades out.
  if (subject && subject !== last) setLast(subject)

  function close() {
    void queryClient.cancelQueries({ queryKey: insightsKey })
    onClose()
  }

  return (
    <Dialog
      title={t(last && !isAthlete(last) ? insightMessages.team : insightMessages.modal)}
      wide
      open={subject !== undefined}
      onClose={close}
    >
      <Suspense fallback={<Loading />}>{last && children(last, subject !== undefined)}</Suspense>
    </Dialog>
  )
}

function Loading() {
  return (
    <div role="status" className="grid h-96 place-items-center text-brand">
      <Spinner className="size-8" />
      <span className="sr-only">
        <Trans>Loading the insights...</Trans>
      </span>
    </div>
  )
}
