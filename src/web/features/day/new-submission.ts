import type { DaySubmission } from '#domain/check-in/day-submission.ts'
import type { DayParts } from './draft/day-draft.ts'
import { submissionKey } from './submission-key.ts'

export type Given = {
  day: string
  /** Now, unless it was given earlier. */
  givenAt?: string
  parts: DayParts
}

export function newSubmission({ day, givenAt = new Date().toISOString(), parts }: Given): DaySubmission {
  return { key: submissionKey(), day, givenAt, ...parts }
}
