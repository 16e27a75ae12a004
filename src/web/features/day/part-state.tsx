import { dayMessages } from '#domain/messages/day-messages.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Of a part of the day that is given: with the server, or still on this device. */
export function PartState({ isWaiting }: { isWaiting: boolean }) {
  return isWaiting ? <Badge>{dayMessages.ours.waitingPart}</Badge> : <Badge tone="good">Submitted</Badge>
}
