import { useSyncExternalStore } from 'react'
import type { Profile } from '#domain/account/profile.ts'
import { healthOutboxMessages } from '#domain/health-problem/own-problem-messages.ts'
import { queryClient, sessionKey } from '#web/api/query-client.ts'
import { oneTabAtATime, retryDelayMs, useSendingWheneverPossible } from '#web/device/sending.ts'
import { isSignOutPending } from '#web/device/sign-out-mark.ts'
import { Refused } from '#web/ui/refused.ts'
import { deliver, drop, type Item, keep, type Kept, kept, keptAs, keyOf } from './outbox.ts'
import { sendItem, showAnew } from './own-problems-api.ts'
import { healthItems } from './unsent-health.ts'

const whenAlone = oneTabAtATime('plimsoll.health')
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

async function sendKept(userId: string): Promise<void> {
  clearTimeout(retry)
  if (isSignOutPending() || kept(userId).every(({ refusal }) => refusal)) return
  const end = await whenAlone(() => deliver(userId, { send: (entry) => sendItem(userId, entry) }))
  failures = end === 'later' ? failures + 1 : 0
  clearTimeout(retry)
  if (end === 'later') retry = setTimeout(() => void sendKept(userId), retryDelayMs(failures, Math.random()))
  // The page finds out who is signed in, and leads to where its owner can sign in again.
  else if (end === 'signed-out') void queryClient.invalidateQueries({ queryKey: sessionKey })
  // Without a connection nobody waits for what will not come.
  if (end === 'done') await showAnew()
  else void showAnew()
}

/** Keeps it on this device and sends it. `kept`: it is sent later, by itself. What the server has against it is thrown. */
export async function storeItem(userId: string, item: Item): Promise<'stored' | 'kept'> {
  hold(item, true)
  try {
    const said = { item, teamId: currentTeamId() }
    if (!keep(userId, said, new Date())) return await sendUnkept(userId, said)
    await sendKept(userId)
    const left = keptAs(userId, keyOf(item))
    if (!left) return 'stored'
    if (!left.refusal) return 'kept'
    drop(userId, item)
    throw new Refused({ failure: { message: left.refusal.message } })
  } finally {
    hold(item, false)
  }
}

const currentTeamId = () =>
  queryClient.getQueryData<{ profile: Profile | null }>(sessionKey)?.profile?.teams[0]?.id

/** What a button still turns for: until then it is not shown as given. */
const inHand = new Set<string>()
const listeners = new Set<() => void>()

function hold(item: Item, isHeld: boolean) {
  if (isHeld) inHand.add(keyOf(item))
  else inHand.delete(keyOf(item))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const unsubscribe = healthItems.onChange(listener)
  listeners.add(listener)
  return () => {
    unsubscribe()
    listeners.delete(listener)
  }
}

const given = (userId: string) => kept(userId).filter(({ item }) => !inHand.has(keyOf(item)))

/** The device has no room: what cannot be sent right now stays with the caller. */
async function sendUnkept(userId: string, said: Pick<Kept, 'item' | 'teamId'>): Promise<'stored'> {
  const verdict = await sendItem(userId, { ...said, keptAt: new Date().toISOString() })
  if (verdict === 'stored') {
    await showAnew()
    return verdict
  }
  throw new Refused({
    failure: { message: typeof verdict === 'string' ? healthOutboxMessages.notKept : verdict.message },
  })
}

/** What of an athlete is on this device and not with the server. While a page shows it, it is sent whenever that may work. */
export function useOutbox(userId: string): Kept[] {
  useSendingWheneverPossible(userId, sendKept)
  // As text, which is the same for as long as nothing has changed.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(given(userId)))
  return JSON.parse(text) as Kept[]
}
