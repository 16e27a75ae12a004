const prefix = 'plimsoll.of.'
const dayName = 'day'

/** The key of something this device keeps for one account; signing out removes it, another account's stays. */
export function ownKey(userId: string, name: string): string {
  return `${prefix}${userId}.${name}`
}

export function ownKeysWith(userId: string, name: string): string[] {
  const start = ownKey(userId, name)
  return Object.keys(localStorage).filter((key) => key.startsWith(start))
}

export function isOfAnother(key: string, userId: string): boolean {
  return key.startsWith(prefix) && !key.startsWith(ownKey(userId, ''))
}

/** The key of an account's day as the server told it: a copy, so it goes with the session, however that ends. */
export const dayCopyKey = (userId: string) => ownKey(userId, dayName)

export function forgetDayCopies() {
  const isCopy = (key: string) => key.startsWith(prefix) && key.endsWith(`.${dayName}`)
  for (const key of Object.keys(localStorage)) if (isCopy(key)) localStorage.removeItem(key)
}
