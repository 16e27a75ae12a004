import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleSlash } from 'lucide-react'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ownAbsenceMessages } from '#domain/absence/own-absence-messages.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ownAbsencesQuery } from './own-absence-api.ts'
import { runningOn } from './running-on.ts'
import { say, useSaying } from './saying.ts'
import type Form from './say-more-form.tsx'

const SayMoreForm = lazy<ComponentType<ComponentProps<typeof Form>>>(() =>
  import('./say-more-form.tsx').catch(() => ({ default: NotLoaded })),
)

/** Opens for what runs, from its card; who can train fully says here that they cannot, also once the day is answered. */
export function SayMore() {
  const { t } = useLingui()
  const saying = useSaying()
  const { data } = useQuery(ownAbsencesQuery)
  const [last, setLast] = useState(saying)
  // Still there while the dialog fades out.
  if (saying && saying !== last) setLast(saying)
  useEffect(() => () => say(null), [])
  if (!data) return null
  const { today } = data
  const isFull = runningOn(data, today).every(({ status }) => status === 'off')
  return (
    <>
      {isFull && (
        <div className="mt-1 -ms-4">
          <Button look="quiet" onClick={() => say({ id: repeatKey() })}>
            <CircleSlash aria-hidden size={17} />
            {t(ownAbsenceMessages.cannotTrainFully)}
          </Button>
        </div>
      )}
      <Dialog title={t(ownAbsenceMessages.title)} open={saying !== null} onClose={() => say(null)}>
        {last && (
          <Suspense fallback={<div className="h-[60dvh]" />}>
            <SayMoreForm key={last.id} {...last} today={today} onDone={() => say(null)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

function NotLoaded() {
  const { t } = useLingui()
  return (
    <Banner tone="bad" hint={t`Check your connection and load the page again.`}>
      <Trans>This part of the page could not be loaded.</Trans>
    </Banner>
  )
}
