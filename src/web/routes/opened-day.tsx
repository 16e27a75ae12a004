import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, lazy } from 'react'
import { mayLookAfter } from '#domain/team/team.ts'
import { useTeam } from '#web/api/current-team.ts'
import { isAwaited } from '#web/api/is-awaited.ts'
import { AthleteAvailability } from '#web/features/absence/athlete-availability.tsx'
import { dayToCorrectQuery } from '#web/features/check-in/correction/correction-api.ts'
import StaffCorrection from '#web/features/check-in/correction/staff-correction.tsx'
import { repliesQuery } from '#web/features/day-reply/day-reply-api.ts'
import { StaffReplies } from '#web/features/day-reply/staff-replies.tsx'
import type Problems from '#web/features/team-health/athlete-problems.tsx'
import { athleteProblemsQuery } from '#web/features/team-health/team-health-api.ts'

// Without a connection nothing is known of one.
const problems = import('#web/features/team-health/athlete-problems.tsx').catch(() => ({
  default: () => null,
}))
const AthleteProblems = lazy<ComponentType<ComponentProps<typeof Problems>>>(() => problems)

/** Below an athlete's answers: how far they could train, what injury or illness they had, what is said of them, and what of them was corrected. */
export default function OpenedDay(props: ComponentProps<typeof AthleteAvailability>) {
  const { athleteId, athleteName, day, availability } = props
  const isWhole = useIsWhole(athleteId, day)
  return (
    <>
      <AthleteAvailability
        athleteId={athleteId}
        athleteName={athleteName}
        day={day}
        availability={availability}
      />
      {isWhole && (
        <>
          <AthleteProblems athleteId={athleteId} day={day} />
          <StaffReplies key={day} athleteId={athleteId} athleteName={athleteName} day={day} />
          <StaffCorrection athleteId={athleteId} day={day} />
        </>
      )}
    </>
  )
}

/** Asked for together and drawn together, or what is pressed would move with what comes in above it. */
function useIsWhole(athleteId: string, day: string) {
  const { id: teamId, duty } = useTeam()
  const of = { teamId, athleteId, day }
  const running = useQuery({ ...athleteProblemsQuery(teamId, athleteId), enabled: mayLookAfter(duty) })
  const replies = useQuery(repliesQuery(of))
  const corrections = useQuery(dayToCorrectQuery(of))
  return !isAwaited(running) && !isAwaited(replies) && !isAwaited(corrections)
}
