const prefix = 'plimsoll.of.'
/** Far longer than the server takes answers for a day that is over. */
const DRAFT_OF_ANOTHER_DAYS = 7

/** The key of something this device keeps for one account; signing out removes it, another account's stays. */
export function ownKey(userId: string, name: string): string {
  return `${prefix}${userId}.${name}`
}

export function isOfAnother(key: string, userId: string): boolean {
  return key.startsWith(prefix) && !key.startsWith(ownKey(userId, ''))
}

/** The key of an account's day as the server told it: a copy, so it goes with the session, however that ends. */
export const dayCopyKey = (userId: string) => ownKey(userId, 'day')
/** Of an account's health problems, likewise. */
export const problemsCopyKey = (userId: string) => ownKey(userId, 'problems')

/** Of the device as the server knows it for the account, likewise. */
export const toldEndpointKey = (userId: string) => ownKey(userId, 'push')

export function forgetCopies() {
  const isCopy = (key: string) => key.startsWith(prefix) && /\.(?:day|problems|push)$/.test(key)
  for (const key of Object.keys(localStorage)) if (isCopy(key)) localStorage.removeItem(key)
}

/**
 * Which of the keys hold what another account has begun for a day that is long over: it can't be submitted any more,
 * and its owner may never come back to this device. What was submitted and waits to be sent is no draft, and stays.
 */
export function staleDrafts(keys: string[], userId: string, now: Date): string[] {
  const oldestKept = new Date(now.getTime() - DRAFT_OF_ANOTHER_DAYS * 86_400_000).toISOString().slice(0, 10)
  return keys.filter((key) => {
    const [, day] = /^plimsoll\.of\.[^.]+\.draft\.(\d{4}-\d\d-\d\d)$/.exec(key) ?? []
    return day !== undefined && day < oldestKept && isOfAnother(key, userId)
  })
}

export function forgetStaleDrafts(userId: string, now: Date) {
  for (const key of staleDrafts(Object.keys(localStorage), userId, now)) localStorage.removeItem(key)
}

/** Whether the device has stored it: a full one refuses, and the page must go on all the same. */
export function storeIfRoom(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
