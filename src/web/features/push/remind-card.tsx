import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Message } from '#domain/language/message.ts'
import { pushDeviceMessages } from '#domain/push/push-device-messages.ts'
import { reminderMessages } from '#domain/reminder/reminder-messages.ts'
import type { ReminderChoices } from '#domain/reminder/reminder.ts'
import { chooseReminders, ownRemindersQuery } from '#web/api/own-reminders.ts'
import { noPushStorageKey } from '#web/device/push-subscription.ts'
import { storeIfRoom } from '#web/device/storage.ts'
import { FailureBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsOf } from '#web/ui/refused.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSingleMutation } from '#web/ui/use-single-mutation.ts'
import { InstallSteps } from './install-steps.tsx'
import { pushQuery, thisBrowserQuery } from './push-api.ts'
import { useAdding } from './use-adding.ts'

const rememberNo = () => storeIfRoom(noPushStorageKey, 'no')

/** Once a day is done: whether this device may remind of the next one. It asks until there is an answer, and then never again. */
export default function RemindCard({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [isAnswered, setAnswered] = useState(() => localStorage.getItem(noPushStorageKey) !== null)
  const { data: push } = useQuery({ ...pushQuery, enabled: !isAnswered })
  const { data: browser } = useQuery({ ...thisBrowserQuery, enabled: !isAnswered })
  const { data: choices } = useQuery({ ...ownRemindersQuery, enabled: !isAnswered })
  const { add, isAdding, isOver, isAdded, failure } = useAdding(userId, push?.offered?.publicKey ?? '')
  if (isAnswered || !push?.offered || !browser || !choices?.byPush) return null

  if (isAdded) return <Arranged said={pushDeviceMessages.added} />
  const isKnown = push.devices.some(({ endpointId }) => endpointId === browser.endpointId)
  // What the browser says meanwhile waits until all is done.
  if (!isAdding && (isKnown || browser.ability === 'unable')) return null
  if (!isAdding && browser.ability === 'blocked') return <Blocked takesFocus={isOver} choices={choices} />

  const isToInstall = browser.ability === 'install-first'
  const sayNo = () => {
    rememberNo()
    setAnswered(true)
    // The button that has the focus goes.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Card
      actions={
        <>
          {!isToInstall && (
            <Button look="primary" busy={isAdding && t`One moment...`} onClick={add}>
              {t(pushDeviceMessages.reminders.add)}
            </Button>
          )}
          <Button onClick={sayNo}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {isToInstall ? <InstallSteps /> : <p>{t(pushDeviceMessages.why)}</p>}
      {failure && (
        <div className="mt-3">
          <FailureBanner failure={failure} />
        </div>
      )}
    </Card>
  )
}

/** How the athlete is reminded from now on. */
function Arranged({ said }: { said: Message }) {
  const { t } = useLingui()
  return (
    <Card takesFocus>
      <p>{t(said)}</p>
      <TextLink to="/account#reminders" className="mt-1 inline-block text-[15px]">
        <Trans>Reminders in your account</Trans>
      </TextLink>
    </Card>
  )
}

/** Said once: what comes instead, or could, and where the no can be taken back. */
function Blocked({ choices, takesFocus }: { choices: ReminderChoices; takesFocus: boolean }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  useEffect(() => void rememberNo(), [])
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => chooseReminders({ ...choices, byMail: true }),
    onSuccess: (chosen) => queryClient.setQueryData(ownRemindersQuery.queryKey, chosen),
  })
  const { failure } = wordsOf(error, reminderMessages.notSaved)
  if (isSuccess) return <Arranged said={pushDeviceMessages.byMailNow} />
  return (
    <Card
      takesFocus={takesFocus}
      actions={
        !choices.byMail && (
          <Button busy={isPending && t`One moment...`} onClick={() => mutate()}>
            {t(pushDeviceMessages.byMailInstead)}
          </Button>
        )
      }
    >
      <p className="text-[15px] text-ink-2">
        {t(pushDeviceMessages.blocked)} {choices.byMail && t(pushDeviceMessages.byMailUntilThen)}
      </p>
      {failure && (
        <div className="mt-3">
          <FailureBanner failure={failure} />
        </div>
      )}
    </Card>
  )
}

type CardProps = {
  actions?: ReactNode
  /** What was pressed to get here is gone. */
  takesFocus?: boolean
  children: ReactNode
}

function Card({ actions, takesFocus = false, children }: CardProps) {
  const { t } = useLingui()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={t(reminderMessages.title)}
      className="mt-6 rounded-l border border-line bg-surface p-4 sm:px-5"
    >
      <div className="flex gap-3.5">
        <BellRing aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {actions && <div className="mt-4 flex flex-wrap gap-2 sm:ps-[34px]">{actions}</div>}
    </section>
  )
}
