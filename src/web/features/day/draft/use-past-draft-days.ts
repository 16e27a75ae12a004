import { useEffect, useSyncExternalStore } from 'react'
import { LATEST_ARRIVAL_MS } from '#domain/check-in/given-in-time.ts'
import { draftDays, draftText, onDraftChange, parseDraft, removeDraft } from './stored-drafts.ts'

/** The earlier days with something unsubmitted that may still be sent. What is too old for that is removed. */
export function usePastDraftDays(userId: string, today: string, now: Date): string[] {
  const days = useSyncExternalStore(onDraftChange, () => draftDays(userId).join(' ')).split(' ')
  const past = days.filter((day) => day !== '' && day < today)
  const tooOld = past.filter((day) => {
    const { changedAt } = parseDraft(draftText(userId, day))
    return !changedAt || now.getTime() - Date.parse(changedAt) > LATEST_ARRIVAL_MS
  })
  const tooOldDays = tooOld.join(' ')
  useEffect(() => {
    for (const day of tooOldDays.split(' ').filter(Boolean)) removeDraft(userId, day)
  }, [userId, tooOldDays])
  return past.filter((day) => !tooOld.includes(day))
}
