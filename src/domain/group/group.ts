import { z } from 'zod'
import { inEnglish } from '../language/in-english.ts'
import { groupNameProblem, tidyGroupName } from './group-name.ts'

const GroupName = z.string().superRefine((name, context) => {
  const problem = groupNameProblem(name)
  if (problem) context.addIssue({ code: 'custom', message: inEnglish(problem) })
})

/** More than any team has athletes. */
const Members = z.array(z.uuid()).max(2000)

/** A label that the staff of a team give to some of its athletes. */
export const Group = z.object({ id: z.uuid(), name: z.string(), athleteIds: z.array(z.uuid()) })
export type Group = z.infer<typeof Group>

export const NewGroup = z.object({ name: GroupName.transform(tidyGroupName) })

export const GroupMembers = z.object({
  athleteIds: Members,
  before: Members.optional().describe(
    'Who was in it when it was read: if that has changed since, nothing is stored',
  ),
})
