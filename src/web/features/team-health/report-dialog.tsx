import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { reportMessages, teamHealthMessages } from '#domain/health-problem/team-health-messages.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ReportForm } from './report-form.tsx'
import type { Athlete, Problem } from './team-health-api.ts'

type ReportDialogProps = {
  open: boolean
  problems: readonly Problem[]
  today: LocalDay
  athletes: readonly Athlete[]
  onClose: () => void
}

/** The staff report for an athlete: first whom it is about. */
export function ReportDialog({ open, onClose, ...about }: ReportDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t(reportMessages.report)} open={open} onClose={onClose}>
      <OfOneChosen {...about} onDone={onClose} />
    </Dialog>
  )
}

type OfOneChosenProps = Omit<ReportDialogProps, 'open' | 'onClose'> & { onDone: () => void }

function OfOneChosen({ problems, today, athletes, onDone }: OfOneChosenProps) {
  const { t } = useLingui()
  const [athleteId, setAthleteId] = useState('')
  return (
    <div className="grid gap-5">
      <SelectField
        label={t(teamHealthMessages.athlete)}
        value={athleteId}
        onChange={({ currentTarget }) => setAthleteId(currentTarget.value)}
      >
        <option value="">{t(reportMessages.choose)}</option>
        {athletes.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {athleteName(fullName, t)}
          </option>
        ))}
      </SelectField>
      {athleteId !== '' && (
        <ReportForm
          key={athleteId}
          athleteId={athleteId}
          formers={problems.filter((one) => one.athleteId === athleteId && one.resolvedOn !== null)}
          today={today}
          onDone={onDone}
          onCancel={onDone}
        />
      )}
    </div>
  )
}
