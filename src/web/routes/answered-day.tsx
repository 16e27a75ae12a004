import { OwnReplies } from '#web/features/day-reply/own-replies.tsx'
import { OpenedBy } from '#web/features/record-view/opened-by.tsx'

// Together: each is small, and most of both is the same.
export { SaidLately } from '#web/features/day-reply/own-replies.tsx'

/** Below what an athlete gave for a day: who has opened it, and what they said of it. */
export function AnsweredDay({ day }: { day: string }) {
  return (
    <>
      <OpenedBy day={day} />
      <OwnReplies key={day} day={day} />
    </>
  )
}
