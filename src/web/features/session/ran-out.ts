/** Travels with the way to /login: the address carries the way back because the session seemed to have run out. */
export const ranOut = { sessionRanOut: true }

export function seemedToRunOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionRanOut' in state
}
