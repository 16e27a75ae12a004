import { ownKey, ownKeysWith } from '#web/device/own-storage.ts'
import { storeIfRoom } from '#web/device/store-if-room.ts'
import { type DayDraft, EMPTY_DRAFT, isBlank } from './day-draft.ts'

const itemName = 'draft.'
const itemKey = (userId: string, day: string) => ownKey(userId, itemName + day)

const listeners = new Set<() => void>()
/** What the device refused to store, being full: it lives as long as the page. */
const unstored = new Map<string, string>()

/** The stored text of a draft: unlike the draft, it is the same object until it changes. */
export function draftText(userId: string, day: string): string | null {
  const key = itemKey(userId, day)
  return unstored.get(key) ?? localStorage.getItem(key)
}

export function parseDraft(text: string | null): DayDraft {
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

export function onDraftChange(listener: () => void) {
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
