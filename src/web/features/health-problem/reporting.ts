import { useSyncExternalStore } from 'react'
import { repeatKey } from '#web/api/repeat-key.ts'
import type { OwnProblem } from './own-problems.ts'

/** The problem that is being changed, or an id of this device for a new one. */
export type Reporting = { id: string; problem?: OwnProblem | undefined }

let reporting: Reporting | null = null
const listeners = new Set<() => void>()

function tell(next: Reporting | null) {
  reporting = next
  for (const listener of listeners) listener()
}

/** Opens the dialog. Asked for by buttons that may go with what they changed; the dialog stays. */
export const report = (problem?: OwnProblem) => tell({ id: problem?.id ?? repeatKey(), problem })
export const endReport = () => tell(null)

export const useReporting = (): Reporting | null => useSyncExternalStore(subscribe, () => reporting)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
