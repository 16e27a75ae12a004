import type { Slot } from './session-limits.ts'

export const SESSION_LABELS: Record<Slot, string> = {
  AM: 'Morning Session (AM)',
  PM: 'Afternoon Session (PM)',
}
