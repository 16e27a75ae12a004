export const defaultRedirect = '/dashboard'

/** Screens for visitors: sending someone who has just signed in back to one of them would loop. */
const visitorScreens = new Set(['/login', '/register', '/reset-password'])

// Any origin will do: a target is a path of this site if it stays on whatever origin it is resolved against.
const someOrigin = 'https://site.invalid'

// Spaces, controls and invisible formatting characters, some of which browsers strip before they resolve a URL.
const unprintable = /[\s\p{C}]/u

/** The target of `?redirect=` if it is a plain path of this site, otherwise the default destination. */
export function safeRedirect(raw: string | null | undefined): string {
  if (!raw?.startsWith('/') || unprintable.test(raw) || raw.includes('\\')) return defaultRedirect

  const path = decodedCompletely(raw.split(/[?#]/, 1)[0]!)
  if (path === null || !isPlainPath(path)) return defaultRedirect
  if (visitorScreens.has(path.toLowerCase().replace(/\/$/, ''))) return defaultRedirect

  const target = new URL(raw, someOrigin)
  if (target.origin !== someOrigin) return defaultRedirect
  return target.pathname + target.search + target.hash
}

function isPlainPath(path: string): boolean {
  if (unprintable.test(path) || /[\\?#]/.test(path)) return false
  return path
    .slice(1)
    .split('/')
    .every(
      (part, index, parts) => (part !== '' || index === parts.length - 1) && part !== '.' && part !== '..',
    )
}

/** Undoes percent-encoding until nothing changes, since a later layer may decode once more than we do. */
function decodedCompletely(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? decoded : decodedCompletely(decoded)
  } catch {
    return null
  }
}
