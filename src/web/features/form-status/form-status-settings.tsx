import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast.ts'
import { formStatusQuery } from './form-status-query.ts'
import { FormStatusCard } from './form-status-card.tsx'
import { FormTimes } from './form-times.tsx'
import { useFormChange } from './use-form-change.ts'

export function FormStatusSettings() {
  const { data: status, isPending, refetch } = useQuery(formStatusQuery)
  const { mutate, isPending: isSaving } = useFormChange()
  const change = (wanted: Parameters<typeof mutate>[0]) =>
    mutate(wanted, { onError: (error) => showToast('error', error.message) })

  return (
    <FormStatusCard
      status={status}
      isSaving={isSaving}
      onSwitch={() => status && change({ open: !status.isOpen })}
    >
      {isPending && <Spinner className="mx-auto mt-20 size-8 text-brand" />}
      {!isPending && !status && <LoadFailed what="The form status" retry={refetch} />}
      {status && <FormTimes settings={status} onChange={(settings) => change({ settings })} />}
    </FormStatusCard>
  )
}
