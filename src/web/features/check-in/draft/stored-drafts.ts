import { useEffect, useSyncExternalStore } from 'react'
import { LATEST_ARRIVAL_MS } from '#domain/form-window/given-in-time.ts'
import { ownKey, ownKeysWith, storeIfRoom } from '#web/device/storage.ts'
import { type DayDraft, EMPTY_DRAFT, isBlank } from './day-draft.ts'

const itemName = 'draft.'
const itemKey = (userId: string, day: string) => ownKey(userId, itemName + day)

const listeners = new Set<() => void>()
/** What the device refused to store, being full: it lives as long as the page. */
const unstored = new Map<string, string>()

/** The stored text of a draft: unlike the draft, it is the same object until it changes. */
function draftText(userId: string, day: string): string | null {
  const key = itemKey(userId, day)
  return unstored.get(key) ?? localStorage.getItem(key)
}

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
  else write(itemKey(userId, day), JSON.stringify(next))
}

export function removeDraft(userId: string, day: string) {
  const key = itemKey(userId, day)
  unstored.delete(key)
  localStorage.removeItem(key)
  tell()
}

/** The days this device holds something unsubmitted for. */
export function draftDays(userId: string): string[] {
  const start = itemKey(userId, '')
  const keys = [...ownKeysWith(userId, itemName), ...unstored.keys()].filter((key) => key.startsWith(start))
  return [...new Set(keys.map((key) => key.slice(start.length)))].toSorted()
}

function onDraftChange(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.includes(`.${itemName}`)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function write(key: string, text: string) {
  if (storeIfRoom(key, text)) unstored.delete(key)
  else unstored.set(key, text)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

export type EditDraft = (edit: (draft: DayDraft) => DayDraft) => void

/** The draft of one day, the same in every tab, and how its athlete changes it. */
export function useDraft(userId: string, day: string): [DayDraft, EditDraft] {
  const text = useSyncExternalStore(onDraftChange, () => draftText(userId, day))
  const edit: EditDraft = (change) =>
    changeDraft(userId, day, (draft) => ({ ...change(draft), changedAt: new Date().toISOString() }))
  return [parseDraft(text), edit]
}

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
