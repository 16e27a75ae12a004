import { useEffect, useSyncExternalStore } from 'react'
import { LATEST_ARRIVAL_MS } from '#domain/form-window/given-in-time.ts'
import { createCollection } from '#web/device/collection.ts'
import { type DayDraft, EMPTY_DRAFT, isBlank } from './day-draft.ts'

const drafts = createCollection('draft')
/** What the device refused to store, being full: it lives as long as the page. */
const unstored = new Map<string, string>()
const unstoredKey = (userId: string, day: string) => `${userId} ${day}`

/** The stored text of a draft: unlike the draft, it is the same object until it changes. */
const draftText = (userId: string, day: string): string | null =>
  unstored.get(unstoredKey(userId, day)) ?? drafts.get(userId, day)

function parseDraft(text: string | null): DayDraft {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<DayDraft> | null
    return draft?.ratings && draft.texts ? { ...EMPTY_DRAFT, ...draft } : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

/** Written at once: nothing that happens to the page afterwards can take it away. */
export function changeDraft(userId: string, day: string, change: (draft: DayDraft) => DayDraft) {
  const next = change(parseDraft(draftText(userId, day)))
  if (isBlank(next)) removeDraft(userId, day)
  else write(userId, day, JSON.stringify(next))
}

function write(userId: string, day: string, text: string) {
  const key = unstoredKey(userId, day)
  // Before the listeners look.
  unstored.set(key, text)
  if (drafts.set(userId, day, text)) unstored.delete(key)
}

export function removeDraft(userId: string, day: string) {
  unstored.delete(unstoredKey(userId, day))
  drafts.remove(userId, day)
}

/** The days this device holds something unsubmitted for. */
export function draftDays(userId: string): string[] {
  const start = unstoredKey(userId, '')
  const kept = [...unstored.keys()].filter((key) => key.startsWith(start))
  return [...new Set([...drafts.ids(userId), ...kept.map((key) => key.slice(start.length))])].toSorted()
}

export type EditDraft = (edit: (draft: DayDraft) => DayDraft) => void

/** The draft of one day, the same in every tab, and how its athlete changes it. */
export function useDraft(userId: string, day: string): [DayDraft, EditDraft] {
  const text = useSyncExternalStore(drafts.onChange, () => draftText(userId, day))
  const edit: EditDraft = (change) =>
    changeDraft(userId, day, (draft) => ({ ...change(draft), changedAt: new Date().toISOString() }))
  return [parseDraft(text), edit]
}

/** The earlier days with something unsubmitted that may still be sent. What is too old for that is removed. */
export function usePastDraftDays(userId: string, today: string, now: Date): string[] {
  const days = useSyncExternalStore(drafts.onChange, () => draftDays(userId).join(' ')).split(' ')
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
