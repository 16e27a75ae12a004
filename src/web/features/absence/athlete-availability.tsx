import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import type { AthleteDay } from '#domain/check-in/team-day.ts'
import { Button } from '#web/ui/button.tsx'
import { useMaySetAbsences } from './absence-api.ts'
import { StatusShape } from './status-shape.tsx'
import { LateAbsenceDialog } from './late-absence-dialog.tsx'
import { useWhenBack } from './use-when-back.ts'

type AthleteAvailabilityProps = Pick<AthleteDay, 'athleteId' | 'athleteName' | 'availability'> & {
  day: string
}

/** How far an athlete could train on a day, and the way to change it. */
export function AthleteAvailability({ day, availability, ...athlete }: AthleteAvailabilityProps) {
  const { t } = useLingui()
  const whenBack = useWhenBack(day)
  const [isOpen, setOpen] = useState(false)
  const maySet = useMaySetAbsences()
  const { status } = availability
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-[15px]">
        <StatusShape status={status} />
        <span>
          {t(STATUS_WORDS[status])}
          {status !== 'full' && (
            <>
              {' · '}
              <span className="inline-block">{whenBack(availability)}</span>
            </>
          )}
        </span>
      </p>
      {maySet && <Button onClick={() => setOpen(true)}>{t(availabilityMessages.change)}</Button>}
      <LateAbsenceDialog
        about={isOpen ? athlete.athleteId : undefined}
        athletes={[athlete]}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
