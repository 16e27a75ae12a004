import { draftDays } from './stored-drafts.ts'

/** Whether signing out would destroy answers that were filled in and not submitted. */
export function hasDraft(userId: string): boolean {
  return draftDays(userId).length > 0
}
