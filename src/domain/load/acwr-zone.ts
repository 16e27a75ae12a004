export type AcwrZone = 'green' | 'yellow' | 'red' | 'none'

/** The limits themselves belong to the better zone. */
export const ZONE_LIMITS = { yellowFrom: 0.6, greenFrom: 0.8, greenTo: 1.3, yellowTo: 1.5 } as const

const SHOWN_DECIMALS = 2

/** 'none' where there is not enough history for a ratio, which is no reason for alarm. What is judged is what is shown. */
export function zoneOf(exact: number | null): AcwrZone {
  if (exact === null) return 'none'
  const ratio = Number(exact.toFixed(SHOWN_DECIMALS))
  if (ratio >= ZONE_LIMITS.greenFrom && ratio <= ZONE_LIMITS.greenTo) return 'green'
  return ratio >= ZONE_LIMITS.yellowFrom && ratio <= ZONE_LIMITS.yellowTo ? 'yellow' : 'red'
}
