import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useTeamId } from '#web/api/current-team.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayToCorrectQuery } from './correction-api.ts'
import { CorrectionMarks } from './correction-marks.tsx'

type StaffCorrectionProps = { athleteId: string; day: string }

/** What of an athlete's day was corrected, and for who may the way to do so on the athlete's behalf. */
export default function StaffCorrection({ athleteId, day }: StaffCorrectionProps) {
  const { data } = useQuery(dayToCorrectQuery({ athleteId, day, teamId: useTeamId() }))
  if (!data) return null
  return (
    <>
      <CorrectionMarks {...data} isOwn={false} />
      {data.mayCorrect && (
        <ButtonLink to={`/manager/correct?athlete=${athleteId}&day=${day}`} look="plain" className="mt-4">
          <Trans>Correct</Trans>
        </ButtonLink>
      )}
    </>
  )
}
