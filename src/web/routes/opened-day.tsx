import { useQuery } from '@tanstack/react-query'
import { useTeamId } from '#web/api/current-team.ts'
import { athletesQuery } from '#web/features/athlete/athletes-api.ts'
import StaffCorrection from '#web/features/check-in/correction/staff-correction.tsx'
import { StaffReplies } from '#web/features/day-reply/staff-replies.tsx'

/** Below an athlete's answers: what is said of them, and what of them was corrected. */
export default function OpenedDay({ athleteId, day }: { athleteId: string; day: string }) {
  const { data: athletes = [] } = useQuery(athletesQuery(useTeamId()))
  const athleteName = athletes.find(({ id }) => id === athleteId)?.fullName ?? ''
  return (
    <>
      <StaffReplies key={day} athleteId={athleteId} athleteName={athleteName} day={day} />
      <StaffCorrection athleteId={athleteId} day={day} />
    </>
  )
}
