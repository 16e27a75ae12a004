import type { LocalDay } from './local-day.ts'

const DAY_MS = 86_400_000

/** Every day from `from` to `to`, both included. In UTC, where each has 24 hours: a step costs less than `addDays`. */
export function calendarDays(from: LocalDay, to: LocalDay): LocalDay[] {
  const first = Date.parse(from)
  const length = Math.max(0, (Date.parse(to) - first) / DAY_MS + 1)
  return Array.from(
    { length },
    (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10) as LocalDay,
  )
}
