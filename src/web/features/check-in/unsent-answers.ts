import { draftDays, removeDraft } from './draft/stored-drafts.ts'
import { queued, remove } from './queue/device-queue.ts'

/** Whether this device holds answers that the server does not have: sent off or only filled in. */
export const hasUnsentAnswers = (userId: string) => queued(userId).length > 0 || draftDays(userId).length > 0

/** They answer the questions of the team that was left: no other could make anything of them. */
export function discardUnsentAnswers(userId: string) {
  for (const { submission } of queued(userId)) remove(userId, submission.key)
  for (const day of draftDays(userId)) removeDraft(userId, day)
}
