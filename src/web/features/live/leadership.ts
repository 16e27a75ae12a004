/** Begins to lead; the signal is aborted when that is over. */
type Lead = (signal: AbortSignal) => void

export type Leadership = {
  /** This tab leads from now on, even if another one does: that one may be frozen. */
  takeOver: () => void
  leave: () => void
}

/** One tab of the browser leads, and when it is closed the next one in line does. */
export function seekLeadership(name: string, lead: Lead): Leadership {
  // Browsers give locks to https and localhost only.
  return 'locks' in navigator ? leadByLock(name, lead) : leadWhileVisible(lead)
}

function leadByLock(name: string, lead: Lead): Leadership {
  let candidacy = new AbortController()

  async function stand(options: LockOptions) {
    candidacy.abort()
    const mine = new AbortController()
    candidacy = mine
    const { signal } = mine
    let hasLed = false
    const term = () => {
      hasLed = true
      lead(signal)
      return aborted(signal)
    }
    await navigator.locks.request(name, options.steal ? options : { signal }, term).catch(() => {})
    // Neither left nor stood again: another tab took over. WebKit also ends the term of a page that is being left,
    // and from then on refuses it the lock at once: without `hasLed` it would ask without end, and could not be left.
    if (signal.aborted || !hasLed) return
    void stand({})
  }

  void stand({})
  return { takeOver: () => void stand({ steal: true }), leave: () => candidacy.abort() }
}

/** Every tab that is looked at leads for itself: few enough for the six connections a browser allows. */
function leadWhileVisible(lead: Lead): Leadership {
  let term = new AbortController()
  const stand = () => {
    term.abort()
    term = new AbortController()
    if (!document.hidden) lead(term.signal)
  }
  stand()
  document.addEventListener('visibilitychange', stand)
  return {
    takeOver: stand,
    leave: () => {
      term.abort()
      document.removeEventListener('visibilitychange', stand)
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
