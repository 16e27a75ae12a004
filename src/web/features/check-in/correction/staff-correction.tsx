import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTeamId } from '#web/api/current-team.ts'
import { Button } from '#web/ui/button.tsx'
import { dayToCorrectQuery } from './correction-api.ts'
import CorrectionDialog, { type AthletesDay } from './correction-dialog.tsx'
import { CorrectionMarks } from './correction-marks.tsx'

/** What of an athlete's day was corrected, and for who may the way to do so on the athlete's behalf. */
export default function StaffCorrection(of: AthletesDay) {
  const { data } = useQuery(dayToCorrectQuery({ ...of, teamId: useTeamId() }))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <CorrectionMarks {...data} isOwn={false} />
      {data.mayCorrect && (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          <Trans>Correct</Trans>
        </Button>
      )}
      <CorrectionDialog of={isOpen ? of : null} onClose={() => setOpen(false)} />
    </>
  )
}
