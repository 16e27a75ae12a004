import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTeamId } from '#web/api/current-team.ts'
import { useWriting } from '#web/language/use-writing.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CorrectDay } from './correct-day.tsx'

export type AthletesDay = { athleteId: string; athleteName: string; day: string }

/** A day that is corrected on an athlete's behalf; closed without one. */
export default function CorrectionDialog({ of, onClose }: { of: AthletesDay | null; onClose: () => void }) {
  const { t } = useLingui()
  const { longDay } = useWriting()
  const teamId = useTeamId()
  const [last, setLast] = useState(of)
  // Still shown while the dialog fades out.
  if (of && of !== last) setLast(of)
  return (
    <Dialog title={t`Correct a day`} open={of !== null} onClose={onClose}>
      {last && (
        <>
          <p className="text-ink-2 [overflow-wrap:anywhere]">
            <bdi>{last.athleteName}</bdi> · <time dateTime={last.day}>{longDay(last.day)}</time>
          </p>
          <CorrectDay key={last.athleteId + last.day} whose={{ ...last, teamId }} onDone={onClose} />
        </>
      )}
    </Dialog>
  )
}
