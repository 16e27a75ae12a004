import type { HealthProblem } from '#domain/health-problem/health-problem.ts'
import type { OstrcAnswers } from '#domain/health-problem/ostrc.ts'
import type { Refusal } from '#web/api/reply.ts'
import { healthItems } from './unsent-health.ts'

export type OwnReport = HealthProblem & { recurrenceOf: string | null; isSharedWithCoach: boolean }
export type RoundAnswers = (OstrcAnswers & { problemId: string })[]

/** What is to be stored: however often it is sent, once. */
export type Item =
  | { kind: 'report'; id: string; report: OwnReport }
  | { kind: 'round'; week: string; answers: RoundAnswers }

/** An item as this device keeps it until the server has it, or until its owner has read why it never will. */
export type Kept = {
  item: Item
  keptAt: string
  /** Whose staff it was meant for, as far as the page knew. */
  teamId?: string | undefined
  refusal?: Refusal
}

export const keyOf = (item: Item) => (item.kind === 'report' ? `report.${item.id}` : `round.${item.week}`)

/** Reports first: a round may be about one of them. */
export function kept(userId: string): Kept[] {
  return healthItems
    .ids(userId)
    .flatMap((key) => keptAs(userId, key) ?? [])
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

const rank = ({ item, keptAt }: Kept) => `${item.kind} ${keptAt}`

/** Nothing, for an item that is not ours or was cut short. */
export function keptAs(userId: string, key: string): Kept | undefined {
  try {
    const entry: Kept | null = JSON.parse(healthItems.get(userId, key) ?? 'null')
    return entry?.item && keyOf(entry.item) === key ? entry : undefined
  } catch {
    return undefined
  }
}

/** In place of an earlier one about the same. False if there is no room for it. */
export const keep = (userId: string, said: Pick<Kept, 'item' | 'teamId'>, now: Date): boolean =>
  write(userId, { ...said, keptAt: now.toISOString() })

export const drop = (userId: string, item: Item) => healthItems.remove(userId, keyOf(item))

const write = (userId: string, entry: Kept) =>
  healthItems.set(userId, keyOf(entry.item), JSON.stringify(entry))

export type Verdict = 'stored' | 'later' | 'signed-out' | Refusal

type DeliveryPorts = { send: (entry: Kept) => Promise<Verdict> }

/** Sends what waits, one at a time, until one has to wait: then the rest waits behind it. */
export async function deliver(
  userId: string,
  { send }: DeliveryPorts,
): Promise<'done' | 'later' | 'signed-out'> {
  const tried = new Set<string>()
  const next = () => kept(userId).find((entry) => !entry.refusal && !tried.has(triedAs(entry)))
  for (let entry = next(); entry; entry = next()) {
    tried.add(triedAs(entry))
    const verdict = await send(entry)
    if (verdict === 'later' || verdict === 'signed-out') return verdict
    // Said anew meanwhile, it is sent anew; taken away by a sign-out, it stays away.
    if (keptAs(userId, keyOf(entry.item))?.keptAt !== entry.keptAt) continue
    if (verdict === 'stored') drop(userId, entry.item)
    else write(userId, { ...entry, refusal: verdict })
  }
  return 'done'
}

const triedAs = ({ item, keptAt }: Kept) => `${keyOf(item)} ${keptAt}`

const SAYS_TRY_AGAIN = new Set([408, 425, 429])

/** Only the server's own word against it settles it; whatever else went wrong, it is tried again. */
export function verdictOf(status: number, refusal: Refusal | null): Verdict {
  if (status === 401) return 'signed-out'
  return !refusal || status >= 500 || SAYS_TRY_AGAIN.has(status)
    ? 'later'
    : { code: refusal.code, message: refusal.message }
}
