import type { Day } from '#domain/check-in/day.ts'
import { dayMessages } from '#domain/messages/day-messages.ts'
import { usePastDraftDays } from './draft/use-past-draft-days.ts'
import { UnsentDraft } from './unsent-draft.tsx'
import type { Submitting } from './use-submit-day.ts'

type PastDraftsProps = { userId: string; today: Day; now: Date; submitting: Submitting }

/** What was filled in on the days before and never submitted. */
export function PastDrafts({ userId, today, now, submitting }: PastDraftsProps) {
  return usePastDraftDays(userId, today.day, now).map((day) => (
    <div key={day} className="mb-8">
      <UnsentDraft
        userId={userId}
        day={{ ...today, day, answers: [], AM: null, PM: null }}
        reason={dayMessages.ours.keptAfterMidnight}
        submitting={submitting}
      />
    </div>
  ))
}
