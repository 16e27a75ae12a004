import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { clockTime, dateInWords, dayOnDevice } from '#domain/calendar/day-label.ts'
import { settingsMessages } from '#domain/messages/settings-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { sessionsQuery } from './sessions-query.ts'
import { signOutThere } from './sign-out-elsewhere.ts'
import { SignOutElsewhereForm } from './sign-out-elsewhere-form.tsx'

const dayAndTime = (moment: Date) => `${dateInWords(dayOnDevice(moment))}, ${clockTime(moment)}`

/** The rest is counted until it is asked for: whoever never signs out has many. */
const SHOWN = 5

export function Devices({ email }: { email: string }) {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  const [areAllShown, setAreAllShown] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const close = () => setIsAsked(false)
  const finish = () => {
    setIsDone(true)
    close()
  }

  if (isPending) return <div className="h-12" />
  if (sessions === undefined) return <LoadFailed what="Devices" retry={refetch} />
  const unseen = areAllShown ? 0 : sessions.length - SHOWN
  return (
    <div className="grid gap-5">
      <ul ref={list} tabIndex={-1} className="grid gap-3">
        {sessions
          .slice(0, areAllShown ? undefined : SHOWN)
          .map(({ id, device, signedInAt, lastUsedAt, isThis }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{device}</span>
              {isThis && <Badge tone="good">this device</Badge>}
              <span className="w-full text-[15px] text-ink-2">
                {settingsMessages.signedInSince(dateInWords(dayOnDevice(new Date(signedInAt))))}
                {' · '}
                {settingsMessages.lastUsed(dayAndTime(new Date(lastUsedAt)))}
              </span>
              {!isThis && (
                <Button
                  className="mt-2"
                  aria-label={`Sign out on ${device}`}
                  onClick={() => void signOutThere(id)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        {unseen > 0 && (
          <li>
            <Button onClick={() => setAreAllShown(true)}>{settingsMessages.moreDevices(unseen)}</Button>
          </li>
        )}
      </ul>
      {isDone && <Banner tone="good">{settingsMessages.signedOutElsewhere}</Banner>}
      {sessions.length > 1 && (
        <Button className="justify-self-start" onClick={() => setIsAsked(true)}>
          Sign out on all other devices
        </Button>
      )}
      <Dialog
        title="Sign out on all other devices?"
        open={isAsked}
        onClose={close}
        // The button that opened it goes with the other devices.
        focusAfter={() => (isDone ? list.current : null)}
      >
        <SignOutElsewhereForm email={email} onCancel={close} onDone={finish} />
      </Dialog>
    </div>
  )
}
