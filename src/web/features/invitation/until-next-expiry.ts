const shortestMs = 15_000

/** How long until the next active invitation expires; false if none will. Never so short that two clocks that differ matter. */
export function untilNextExpiryMs(
  invitations: { state: string; expiresAt: string }[],
  now: Date,
): number | false {
  const waits = invitations
    .filter(({ state }) => state === 'active')
    .map(({ expiresAt }) => Date.parse(expiresAt) - now.getTime())
  return waits.length > 0 && Math.max(shortestMs, Math.min(...waits))
}
