import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formStatusMessages } from '#domain/form-window/form-window-messages.ts'
import { DayHeading, DaySummary } from './day-summary.tsx'
import type { DayPart, Today } from './today.ts'

type ClosedDayProps = {
  today: Today
  waiting: DayPart[]
  now: Date
  /** What was filled in before the form closed. */
  unsent: ReactNode
  openedBy: ReactNode
  /** Whether the athlete can train. */
  availability: ReactNode
}

export function ClosedDay(props: ClosedDayProps) {
  const { today, waiting, now, unsent, openedBy, availability } = props
  const { day, formStatus } = today
  const { t } = useLingui()
  const isAnyGiven = day.answers.length > 0 || day.AM !== null || day.PM !== null
  return (
    <>
      <DayHeading day={day.day} formStatus={formStatus} now={now} />
      {availability}
      <p className="mt-8 text-lg text-ink-2">{t(formStatusMessages.closed)}</p>
      {unsent}
      {isAnyGiven && <DaySummary day={day} waiting={waiting} openedBy={openedBy} />}
    </>
  )
}
