import { useSyncExternalStore } from 'react'
import type { OwnAbsence } from './own-absence-api.ts'

/** What is being said more about, or anew by an id of this device. */
export type Saying = { id: string; absence?: OwnAbsence }

let saying: Saying | null = null
const listeners = new Set<() => void>()

/** Opens the dialog, or closes it. Asked for by a card, which goes when the form closes; the dialog stays. */
export function say(next: Saying | null) {
  saying = next
  for (const listener of listeners) listener()
}

export const useSaying = (): Saying | null => useSyncExternalStore(subscribe, () => saying)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
