import type { Ground } from '../ground.ts'
import type { Outcome } from '../part.ts'
import type { Ledger } from './ledger.ts'
import { readStored } from './stored.ts'

const SHOWN = 5

/** Compares with the tables, which on PGlite takes that no server runs. */
export async function verdictOn(ground: Ground, ledger: Ledger): Promise<Outcome> {
  const db = await ground.open()
  try {
    const { lost, twice } = ledger.compare(await readStored(db, ground.dataDir))
    for (const text of [...lost, ...twice].slice(0, SHOWN)) console.error(text)
    const acknowledged = ledger.counts.acknowledged.toLocaleString('en')
    return {
      line: `${ground.engine} ${acknowledged} acknowledged, lost ${lost.length}, twice ${twice.length}`,
      ok: lost.length + twice.length === 0,
    }
  } finally {
    await db.close()
  }
}
