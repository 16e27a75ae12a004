import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import { repeatKey } from '#web/api/repeat-key.ts'
import type { DayParts } from './draft/day-draft.ts'

export type Given = {
  day: string
  /** Now, unless it was given earlier. */
  givenAt?: string
  parts: DayParts
}

export function newSubmission({ day, givenAt = new Date().toISOString(), parts }: Given): DaySubmission {
  return { key: repeatKey(), day, givenAt, ...parts }
}
