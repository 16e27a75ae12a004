type Warning = (userId: string) => string | null

let warningFor: Warning = () => null

/** What signing out would destroy is known by other features; the routes tell. */
export function warnBeforeSignOut(warning: Warning) {
  warningFor = warning
}

export const signOutWarning: Warning = (userId) => warningFor(userId)
