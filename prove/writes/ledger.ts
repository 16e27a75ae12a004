import type { Reply } from '#tests/support/client.ts'

export type Kind =
  | 'account'
  | 'membership'
  | 'submission'
  | 'session'
  | 'answer'
  | 'avatar'
  | 'name'
  | 'metric'
  | 'invitation'
  | 'contact message'
  | 'form times'

/** What the tables hold of each kind: how often a thing is there, or its value. Nothing is missing from the map. */
export type Stored = Record<Kind, Map<string, string>>

export const NOT_THERE = '0'
export const ONCE = '1'

/** The server is gone, or answered 5xx: the write may have happened or not. */
export class Unanswered extends Error {}
/** Sent too often, as may happen to a write that gets no answer again and again. */
export class Limited extends Unanswered {}
/** An answer that no fault explains. */
export class WrongAnswer extends Error {}

type Write = {
  kind: Kind
  key: string
  value?: string
  /** The codes that say it is there already, when it is sent again because it went unanswered. */
  there?: string[]
  /** What becomes true together with it. */
  with?: { kind: Kind; key: string; value?: string }[]
  send: () => Promise<Reply>
}

type Cell = { kind: Kind; key: string; acknowledged: string; possible: Set<string> }

export type Comparison = {
  lost: string[]
  twice: string[]
  /** There, though it was not acknowledged: what a fault in between leaves behind. */
  untold: string[]
}

export type Ledger = ReturnType<typeof createLedger>

/** Keeps what each thing that is written may hold now, by what was sent and what was acknowledged. */
export function createLedger() {
  const cells = new Map<string, Cell>()
  const counts = { acknowledged: 0, failed: 0, cut: 0 }
  /** The 5xx that did not say when to ask again. */
  const unexplained: string[] = []

  function cellOf({ kind, key }: { kind: Kind; key: string }): Cell {
    const id = `${kind} ${key}`
    const cell = cells.get(id) ?? { kind, key, acknowledged: NOT_THERE, possible: new Set([NOT_THERE]) }
    cells.set(id, cell)
    return cell
  }

  /** An answer that says what it should; anything else ends the step of the writer. */
  async function answered(send: () => Promise<Reply>, there: string[] = []): Promise<Reply> {
    const reply = await send().catch((error: unknown) => {
      counts.cut++
      throw new Unanswered(String(error))
    })
    // 408: on a busy machine the writer itself was too slow.
    if (reply.status >= 500 || reply.status === 408) {
      counts.failed++
      const said = `${reply.status} ${JSON.stringify(reply.body)}`
      if (reply.status !== 503 || !reply.headers.has('Retry-After')) unexplained.push(said)
      throw new Unanswered(said)
    }
    if (reply.status === 429) throw new Limited(JSON.stringify(reply.body))
    if (reply.status >= 400 && !there.includes(String(reply.body['code'])))
      throw new WrongAnswer(`${reply.status} ${JSON.stringify(reply.body)}`)
    return reply
  }

  return {
    counts,
    unexplained,
    answered,
    async write({ kind, key, value = ONCE, there, with: others = [], send }: Write): Promise<Reply> {
      const written = [
        { cell: cellOf({ kind, key }), value },
        ...others.map((other) => ({ cell: cellOf(other), value: other.value ?? ONCE })),
      ]
      for (const one of written) one.cell.possible.add(one.value)
      const reply = await answered(send, there)
      counts.acknowledged++
      for (const one of written) {
        one.cell.acknowledged = one.value
        one.cell.possible = new Set([one.value])
      }
      return reply
    },
    compare(stored: Stored): Comparison {
      const found: Comparison = { lost: [], twice: [], untold: [] }
      for (const { kind, key, acknowledged, possible } of cells.values()) {
        const actual = stored[kind].get(key) ?? NOT_THERE
        const text = `${kind} ${key}: is ${actual}, may be ${[...possible].join(' or ')}`
        if (!possible.has(actual)) found[Number(actual) > 1 ? 'twice' : 'lost'].push(text)
        else if (actual !== acknowledged) found.untold.push(text)
      }
      return found
    },
  }
}
