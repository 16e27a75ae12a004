import { z } from 'zod'

/** How one of the staff wants to hear of a team's day once its form has closed. */
export const DigestChoice = z.object({
  /** With the names of those who have not answered. */
  byMail: z.boolean(),
  /** On the devices that they added, with the numbers alone. */
  byPush: z.boolean(),
})
export type DigestChoice = z.infer<typeof DigestChoice>

export const NO_DIGEST: DigestChoice = { byMail: false, byPush: false }
