import { useQuery } from '@tanstack/react-query'
import { zoneLabel } from '#domain/calendar/zone-label.ts'
import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { formStatusQuery } from './form-status-query.ts'
import { TimeZoneSelect } from './time-zone-select.tsx'
import { useFormChange } from './use-form-change.ts'

/** The zone the team's days follow; its manager chooses it, and it is saved as soon as it is chosen. */
export function TeamTimeZone({ isMine }: { isMine: boolean }) {
  const { data: status, isPending, refetch } = useQuery(formStatusQuery)
  const { mutate, isSuccess, error } = useFormChange()
  const now = useNow()
  if (isPending) return <div className="h-10" />
  if (!status) return <LoadFailed what="The time zone" retry={refetch} />
  if (!isMine) return <p className="font-semibold">{zoneLabel(status.timeZone, now)}</p>
  const { openTime, closeTime } = status
  return (
    <div className="grid gap-5">
      <TimeZoneSelect
        hideLabel
        value={status.timeZone}
        onChange={(timeZone) => mutate({ settings: { openTime, closeTime, timeZone } })}
      />
      {isSuccess && <Banner tone="good">{settingsMessages.zoneSaved}</Banner>}
      {error && <Banner tone="bad">{error.message}</Banner>}
    </div>
  )
}
