import { randomUUID } from 'node:crypto'
import { type Ledger, NOT_THERE } from './ledger.ts'
import { coaches } from './people.ts'
import type { Writer } from './writer.ts'

const ENOUGH = 6

/** A coach who adds metrics and deletes the oldest. */
export function metrics(ledger: Ledger, origin: string): Writer {
  const coach = coaches(ledger, origin)
  return async () => {
    const manager = await coach()
    const { body } = await ledger.answered(() => manager.team.get('/metrics'))
    const kept = body['metrics'] as { id: string; title: string }[]
    const [oldest] = kept
    if (oldest && kept.length >= ENOUGH) {
      await ledger.write({
        kind: 'metric',
        key: oldest.title,
        value: NOT_THERE,
        // What stands in front asks another server by itself, though the first may have deleted it before it was lost.
        there: ['not-found'],
        send: () => manager.team.delete(`/metrics/${oldest.id}`),
      })
      return
    }
    const title = `M ${randomUUID()}`
    await ledger.write({
      kind: 'metric',
      key: title,
      send: () => manager.team.post('/metrics', { title, type: 'text' }),
    })
  }
}
