import { queued } from './device-queue.ts'

/** Whether signing out would destroy answers that the server does not have. */
export function hasUnsent(userId: string): boolean {
  return queued(userId).length > 0
}
