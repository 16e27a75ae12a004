import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'
import type { PushDevice } from '#domain/push/push.ts'
import { endSubscription, noPushStorageKey } from '#web/device/push-subscription.ts'
import { storeIfRoom } from '#web/device/storage.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeviceLine } from '#web/ui/device-line.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { InstallSteps } from './install-steps.tsx'
import type { PushAbility } from './push-ability.ts'
import { askAgain, oneAtATime, pushQuery, removeDevice, thisBrowserQuery } from './push-api.ts'
import { useAdding } from './use-adding.ts'

/** What an athlete and one of the staff are notified of. */
type About = 'reminders' | 'digest'

/** The devices that notify the user, and whether this one could. */
export function PushDevices({ userId, about }: { userId: string; about: About }) {
  const { t } = useLingui()
  const { data: push, isPending, refetch } = useQuery(pushQuery)
  const { data: browser } = useQuery(thisBrowserQuery)
  const list = useRef<HTMLDivElement>(null)
  useEffect(followPermission, [])
  if (isPending || (push?.offered && !browser)) return <div className="h-24" />
  if (!push) return <LoadFailed said={t(pushDeviceMessages.notLoaded)} retry={refetch} />
  if (!push.offered || !browser) {
    return (
      <p className="text-[15px] text-ink-2">{push.reason && t(pushDeviceMessages.notOffered[push.reason])}</p>
    )
  }
  const isThis = ({ endpointId }: PushDevice) => endpointId === browser.endpointId
  return (
    <div ref={list} tabIndex={-1} role="group" aria-labelledby="push-devices-title">
      <h3 id="push-devices-title" className="font-semibold">
        {t(pushDeviceMessages[about].title)}
      </h3>
      {push.devices.length === 0 && (
        <p className="mt-1 text-[15px] text-ink-2">{t(pushDeviceMessages[about].noneYet)}</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {push.devices.map((device) => (
          <Device
            key={device.id}
            {...device}
            isThis={isThis(device)}
            onRemoved={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {!push.devices.some(isThis) && (
        <div className="mt-3">
          <ThisDevice
            userId={userId}
            about={about}
            ability={browser.ability}
            publicKey={push.offered.publicKey}
          />
        </div>
      )}
    </div>
  )
}

type DeviceProps = Pick<PushDevice, 'id' | 'label' | 'lastSeenAt'> & {
  isThis: boolean
  onRemoved: () => void
}

function Device({ id, label, lastSeenAt, isThis, onRemoved }: DeviceProps) {
  const { momentInWords } = useWriting()
  const { t } = useLingui()
  const { mutate: remove, isPending } = useSingleMutation({
    mutationFn: () =>
      oneAtATime(async () => {
        await removeDevice(id)
        if (!isThis) return
        // Or the next check-in would ask for what was just ended.
        storeIfRoom(noPushStorageKey, 'no')
        await endSubscription()
      }),
    onError: () => showToast('error', pushDeviceMessages.removeFailed),
    onSettled: askAgain,
    onSuccess: onRemoved,
  })
  return (
    <DeviceLine
      label={label}
      isThis={isThis}
      facts={[t(pushDeviceMessages.lastSeen(momentInWords(new Date(lastSeenAt))))]}
      action={
        <Button
          className="shrink-0"
          aria-label={t`Remove ${label}`}
          busy={isPending && t`Removing...`}
          onClick={() => remove()}
        >
          <Trans>Remove</Trans>
        </Button>
      }
    />
  )
}

type ThisDeviceProps = { userId: string; about: About; ability: PushAbility; publicKey: string }

function ThisDevice({ userId, about, ability, publicKey }: ThisDeviceProps) {
  const { t } = useLingui()
  const { add, isAdding, failure } = useAdding(userId, publicKey)
  if (ability === 'install-first') return <InstallSteps />
  if (ability !== 'able') return <p className="text-[15px] text-ink-2">{t(pushDeviceMessages[ability])}</p>
  return (
    <div className="grid justify-items-start gap-4">
      <FailureBanner failure={failure} />
      <Button busy={isAdding && t`One moment...`} onClick={add}>
        {t(pushDeviceMessages[about].add)}
      </Button>
    </div>
  )
}

/** For a user who changes it beside the page's address, where no return to the page tells of it. */
function followPermission() {
  const ended = new AbortController()
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', () => void askAgain(), { signal: ended.signal }))
    .catch(() => undefined)
  return () => ended.abort()
}
