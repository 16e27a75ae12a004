import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { settingsMessages } from '#domain/account/settings-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeviceLine } from '#web/ui/device-line.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { showToast } from '#web/ui/toast.ts'
import { useFormMutation } from '#web/ui/use-form-mutation.ts'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { sessionsQuery, signOutElsewhere, signOutThere } from './account-api.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import { useWriting } from '#web/language/use-writing.ts'

/** Of the others only the number is shown until the user asks: a user who never signs out has many. */
const SHOWN = 5

export function Devices({ email }: { email: string }) {
  const { t } = useLingui()
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  const [areAllShown, setAreAllShown] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const close = () => setIsAsked(false)
  /** For when what was pressed is gone. */
  const focusOnList = () => list.current?.focus({ preventScroll: true })
  const showAll = () => {
    setAreAllShown(true)
    focusOnList()
  }
  const finish = () => {
    setIsDone(true)
    close()
  }

  if (isPending) return <div className="h-12" />
  if (sessions === undefined) return <LoadFailed said={t`Devices could not be loaded.`} retry={refetch} />
  const unseen = areAllShown ? 0 : sessions.length - SHOWN
  return (
    <div className="grid gap-5">
      <ul ref={list} tabIndex={-1} className="-mt-3 divide-y divide-line">
        {sessions.slice(0, areAllShown ? undefined : SHOWN).map((session) => (
          <Device key={session.id} {...session} onSignedOut={focusOnList} />
        ))}
        {unseen > 0 && (
          <li className="pt-3">
            <Button onClick={showAll}>{t(settingsMessages.moreDevices(unseen))}</Button>
          </li>
        )}
      </ul>
      {isDone && <Banner tone="good">{t(settingsMessages.signedOutElsewhere)}</Banner>}
      {sessions.length > 1 && (
        <Button className="justify-self-start" onClick={() => setIsAsked(true)}>
          <Trans>Sign out on all other devices</Trans>
        </Button>
      )}
      <Dialog
        title={t`Sign out on all other devices?`}
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

type DeviceProps = {
  id: string
  device: string
  signedInAt: string
  lastUsedAt: string
  isThis: boolean
  onSignedOut: () => void
}

function Device(props: DeviceProps) {
  const { dateInWords, momentInWords } = useWriting()
  const { t } = useLingui()
  const { id, device, signedInAt, lastUsedAt, isThis, onSignedOut } = props
  const queryClient = useQueryClient()
  const { mutate: signOut, isPending } = useSingleMutation({
    mutationFn: () => signOutThere(id),
    onError: () => showToast('error', settingsMessages.signingOutFailed),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
    onSuccess: onSignedOut,
  })
  return (
    <DeviceLine
      label={device}
      isThis={isThis}
      facts={[
        t(settingsMessages.lastUsed(momentInWords(new Date(lastUsedAt)))),
        t(settingsMessages.signedInSince(dateInWords(dayOnDevice(new Date(signedInAt))))),
      ]}
      action={
        !isThis && (
          <Button
            className="shrink-0"
            aria-label={t`Sign out on ${device}`}
            busy={isPending && t`Signing out...`}
            onClick={() => signOut()}
          >
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  )
}

type SignOutElsewhereFormProps = { email: string; onCancel: () => void; onDone: () => void }

function SignOutElsewhereForm({ email, onCancel, onDone }: SignOutElsewhereFormProps) {
  const { t } = useLingui()
  const { problems, ...form } = useFormMutation<'password', void>({
    check: ({ password }) => (password === '' ? { password: settingsMessages.currentPasswordMissing } : {}),
    call: ({ password }) => signOutElsewhere(password),
    onDone,
    fallback: settingsMessages.signingOutFailed,
  })

  return (
    <DialogForm {...form} onCancel={onCancel} submit={t`Sign out elsewhere`}>
      <p className="text-ink-2">{t(settingsMessages.signingOutElsewhere)}</p>
      <CurrentPasswordField email={email} problem={problems.password} />
    </DialogForm>
  )
}
