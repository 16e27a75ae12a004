/** That whoever uses this device wants no reminders on it: a choice of the device, which outlives a session. */
export const noPushStorageKey = 'plimsoll.no-push'

/** What the browser has arranged with its push service, if anything. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  // None of them is there without https, nor on an iPhone's web page.
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** As long as a page that is about to be left waits for the browser. */
const PATIENCE_MS = 2000

/** The server ends its side with the session, so nothing depends on this one; but a page that is gone can no longer end it. */
export const endSubscription = () =>
  Promise.race([
    currentSubscription()
      .then((subscription) => subscription?.unsubscribe())
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
