const prefix = 'plimsoll.of.'

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
