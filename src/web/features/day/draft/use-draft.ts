import { useSyncExternalStore } from 'react'
import type { DayDraft } from './day-draft.ts'
import { changeDraft, draftText, onDraftChange, parseDraft } from './stored-drafts.ts'

export type EditDraft = (edit: (draft: DayDraft) => DayDraft) => void

/** The draft of one day, the same in every tab, and how its athlete changes it. */
export function useDraft(userId: string, day: string): [DayDraft, EditDraft] {
  const text = useSyncExternalStore(onDraftChange, () => draftText(userId, day))
  const edit: EditDraft = (change) =>
    changeDraft(userId, day, (draft) => ({ ...change(draft), changedAt: new Date().toISOString() }))
  return [parseDraft(text), edit]
}
