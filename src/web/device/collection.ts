import { ownKey, storeIfRoom } from './storage.ts'

/** Texts that this device keeps for an account, such as its drafts: each an item of its own, the same in every tab. */
export type Collection = {
  ids: (userId: string) => string[]
  get: (userId: string, id: string) => string | null
  /** False if there is no room for it. */
  set: (userId: string, id: string, text: string) => boolean
  remove: (userId: string, id: string) => void
  /** Called when something has changed here or in another tab, until the returned function is. */
  onChange: (listener: () => void) => () => void
}

export function createCollection(name: string): Collection {
  const listeners = new Set<() => void>()
  const keyOf = (userId: string, id: string) => ownKey(userId, `${name}.${id}`)
  const tell = () => listeners.forEach((listener) => listener())
  return {
    ids: (userId) => {
      const start = keyOf(userId, '')
      const own = Object.keys(localStorage).filter((key) => key.startsWith(start))
      return own.map((key) => key.slice(start.length))
    },
    get: (userId, id) => localStorage.getItem(keyOf(userId, id)),
    set: (userId, id, text) => {
      const isStored = storeIfRoom(keyOf(userId, id), text)
      tell()
      return isStored
    },
    remove: (userId, id) => {
      localStorage.removeItem(keyOf(userId, id))
      tell()
    },
    onChange: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.includes(`.${name}.`)) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
