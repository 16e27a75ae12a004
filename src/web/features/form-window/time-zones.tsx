import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { zoneLabel } from '#domain/calendar/time-zone.ts'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { useTeamId } from '#web/api/current-team.ts'
import { deviceTimeZone } from '#web/device/device-time-zone.ts'
import { Banner, FailureBanner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { useNow } from '#web/ui/use-now.ts'
import { formWindowQuery, ownFormWindowQuery, useFormChange } from './form-window-api.ts'
import { TimeZoneSelect } from './time-zone-select.tsx'

/** What counts while an athlete has no team. */
export function DeviceTimeZone() {
  return (
    <p>
      <span className="font-semibold">{zoneLabel(deviceTimeZone(), useNow())}</span>
      <span className="text-ink-2">
        {' '}
        <Trans>on this device, until you join a team</Trans>
      </span>
    </p>
  )
}

/** What counts for an athlete on a team. */
export function OwnTeamTimeZone() {
  const { t } = useLingui()
  const { data: status, isPending, refetch } = useQuery(ownFormWindowQuery)
  const now = useNow()
  if (isPending) return <div className="h-10" />
  if (!status) return <LoadFailed said={t`The time zone could not be loaded.`} retry={refetch} />
  return <p className="font-semibold">{zoneLabel(status.timeZone, now)}</p>
}

/** The zone the team's days follow; who runs the team chooses it, and it is saved as soon as it is chosen. */
export function TeamTimeZone() {
  const { t } = useLingui()
  const { data: status, isPending, refetch } = useQuery(formWindowQuery(useTeamId()))
  const { mutate, isSuccess, error } = useFormChange()
  if (isPending) return <div className="h-10" />
  if (!status) return <LoadFailed said={t`The time zone could not be loaded.`} retry={refetch} />
  const { openTime, closeTime } = status
  return (
    <div className="grid gap-5">
      <TimeZoneSelect
        hideLabel
        value={status.timeZone}
        onChange={(timeZone) => mutate({ settings: { openTime, closeTime, timeZone } })}
      />
      {isSuccess && <Banner tone="good">{t(settingsMessages.zoneSaved)}</Banner>}
      <FailureBanner failure={wordsOf(error, formStatusMessages.notSaved).failure} />
    </div>
  )
}
