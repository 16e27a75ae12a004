import { joinMessages } from '#domain/messages/join-messages.ts'
import { useCountdown } from './use-countdown.ts'

const dashboard = '/athlete/dashboard'
const countdownSec = 3

/** Leaves by a full page load: everything the page knows of the athlete is from before they had a team. */
export function JoinedTeam({ managerName }: { managerName: string }) {
  const left = useCountdown(countdownSec, () => location.replace(dashboard))
  return (
    <>
      <h1 className="text-[28px]">{joinMessages.joined}</h1>
      {/* Read out once, not once a second. */}
      <p aria-live="off" className="mt-3 text-ink-2 [overflow-wrap:anywhere] tabular-nums">
        {joinMessages.redirecting(managerName, left)}
      </p>
    </>
  )
}
