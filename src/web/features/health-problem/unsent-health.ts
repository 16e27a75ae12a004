import { createCollection } from '#web/device/collection.ts'

/** What an athlete reported or answered on this device and the server does not have: one item each, replaced by a later one about the same. */
export const healthItems = createCollection('health')

export const hasUnsentHealth = (userId: string) => healthItems.ids(userId).length > 0

/** It was meant for the team that was left. */
export function discardUnsentHealth(userId: string) {
  for (const key of healthItems.ids(userId)) healthItems.remove(userId, key)
}
