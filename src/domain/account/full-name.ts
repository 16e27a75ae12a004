import { z } from 'zod'
import { MAX_FULL_NAME_LENGTH } from './account-limits.ts'
import { nameProblem } from './name-problem.ts'

/** On one line, whatever was pasted: a name stands in mails to others, where lines of its own would read as ours. */
export const FullName = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .max(MAX_FULL_NAME_LENGTH)
      .superRefine((fullName, context) => {
        const problem = nameProblem(fullName)
        if (problem) context.addIssue(problem)
      }),
  )
