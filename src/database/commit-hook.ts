export type CommitHook = {
  /** For one transaction: what it calls when it announces something, and what is called once it is committed. */
  begin: () => { announced: () => void; committed: () => void }
  /** Calls `heard` after each commit that announced something; the answer stops it. */
  on: (heard: () => void) => () => void
}

/** An event is told when the transaction that announced it is committed, and never if it is undone. */
export function createCommitHook(): CommitHook {
  const listeners = new Set<() => void>()
  return {
    begin() {
      let hasAnnounced = false
      return {
        announced: () => {
          hasAnnounced = true
        },
        committed: () => {
          if (hasAnnounced) for (const heard of listeners) heard()
        },
      }
    },
    on(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
