import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { AthleteAvailability } from '#web/features/absence/athlete-availability.tsx'
import StaffCorrection from '#web/features/check-in/correction/staff-correction.tsx'
import { StaffReplies } from '#web/features/day-reply/staff-replies.tsx'
import type Problems from '#web/features/team-health/athlete-problems.tsx'

// Few have one. Without a connection nothing is known of it.
const AthleteProblems = lazy<ComponentType<ComponentProps<typeof Problems>>>(() =>
  import('#web/features/team-health/athlete-problems.tsx').catch(() => ({ default: () => null })),
)

/** Below an athlete's answers: how far they could train, what injury or illness they had, what is said of them, and what of them was corrected. */
export default function OpenedDay(props: ComponentProps<typeof AthleteAvailability>) {
  const { athleteId, athleteName, day, availability } = props
  return (
    <>
      <AthleteAvailability
        athleteId={athleteId}
        athleteName={athleteName}
        day={day}
        availability={availability}
      />
      <Suspense>
        <AthleteProblems athleteId={athleteId} day={day} />
      </Suspense>
      <StaffReplies key={day} athleteId={athleteId} athleteName={athleteName} day={day} />
      <StaffCorrection athleteId={athleteId} day={day} />
    </>
  )
}
