import { newPerson } from '../writes/people.ts'
import type { Ledger } from '../writes/ledger.ts'
import type { Writer } from '../writes/writer.ts'

/** As browsers do; and fetch takes a long file on a line that is to be closed for a fault of its own. */
const KEPT = { Connection: 'keep-alive' }

export type PagesRead = { whole: number; atSecondTry: number; broken: string[] }

/** One visitor after the other opens a page with all the files it names; one whose files were gone meanwhile loads it again. */
export function pageReaders(ledger: Ledger, origin: string, read: PagesRead): Writer {
  return async () => {
    const visitor = newPerson(origin, 'athlete')
    const missingIn = async () => {
      const page = await ledger.answered(() => visitor.get('/login', KEPT))
      const missing: string[] = []
      for (const file of new Set(String(page.body['text']).match(/\/assets\/[\w.-]+/g))) {
        const { status } = await ledger.answered(() => visitor.get(file, KEPT), ['not-found'])
        if (status !== 200) missing.push(file)
      }
      return missing
    }
    if ((await missingIn()).length === 0) {
      read.whole++
      return
    }
    const missing = await missingIn()
    if (missing.length === 0) read.atSecondTry++
    else read.broken.push(`a page did without ${missing.join(', ')}`)
  }
}
