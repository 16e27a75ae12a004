import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'
import { formStatusQuery } from './form-status-query.ts'
import { FormStatusBadge } from './form-status-badge.tsx'
import { FormTimes } from './form-times.tsx'
import { useFormChange } from './use-form-change.ts'

export function FormStatusSettings() {
  const { data: status, isPending, refetch } = useQuery(formStatusQuery)
  const { mutate, isPending: isSaving } = useFormChange()
  const change = (wanted: Parameters<typeof mutate>[0]) =>
    mutate(wanted, { onError: (error) => showToast('error', error.message) })

  return (
    <Card title="Form Status Settings" actions={status && <FormStatusBadge isOpen={status.isOpen} />}>
      <div className="min-h-64 px-4 py-5 sm:px-6">
        {isPending && <Spinner className="mx-auto mt-20 size-8 text-brand" />}
        {!isPending && !status && <LoadFailed what="The form status" retry={refetch} />}
        {status && (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-2" aria-live="polite">
                {sentence(status)}
              </p>
              <Button busy={isSaving && 'Saving...'} onClick={() => change({ open: !status.isOpen })}>
                {status.isOpen ? 'Close now' : 'Open now'}
              </Button>
            </div>
            <FormTimes settings={status} onChange={(settings) => change({ settings })} />
          </>
        )}
      </div>
    </Card>
  )
}

function sentence(status: {
  isOpen: boolean
  manuallyClosed: boolean
  openTime: string
  closeTime: string
}): string {
  if (status.isOpen) return `Forms open until ${status.closeTime}`
  return status.manuallyClosed ? 'Closed by you until you open it again' : `Forms open at ${status.openTime}`
}
