import { globSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ground, onGround, pgliteGround, temporaryFolder } from '../ground.ts'
import { NotTried, type Outcome, type Part } from '../part.ts'
import { createLedger } from '../writes/ledger.ts'
import { newManager, signingIn } from '../writes/people.ts'
import { momentsOf, wallClockIn, ZONES } from './moments.ts'

const YEAR = 2026
const OPEN = '05:30'
const CLOSE = '22:00'

export const part: Part = {
  name: 'clocks',
  what: 'the form opens, closes and changes its day by the wall clock of the team, also when that is put forward or back',
  takes: '1 min',
  async run() {
    const [library] = globSync('/usr/lib{64,}/{*/,}faketime/libfaketime.so.1')
    if (!library) throw new NotTried('for it takes libfaketime (Debian: apt-get install libfaketime)')
    return onGround(pgliteGround(), (ground) => askAtEveryMoment(ground, library))
  },
}

async function askAtEveryMoment(ground: Ground, library: string): Promise<Outcome> {
  const clock = join(temporaryFolder(), 'clock')
  setClock(clock, Date.UTC(YEAR, 0, 1))
  const env = {
    TZ: 'UTC',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const server = await ground.start({ env })
  const ledger = createLedger()
  const coach = await newManager(ledger, server.origin)
  const wrong: string[] = []
  let asked = 0
  for (const timeZone of ZONES) {
    for (const moment of momentsOf(timeZone, YEAR, [OPEN, CLOSE])) {
      setClock(clock, moment)
      await signingIn(ledger, coach)
      const settings = { openTime: OPEN, closeTime: CLOSE, timeZone }
      const { body } = await ledger.answered(() => coach.team.put('/form-status', settings))
      const said = body['formStatus'] as { isOpen: boolean; day: string }
      const { day, time } = wallClockIn(timeZone, moment)
      const isOpen = time >= `${OPEN}:00` && time < `${CLOSE}:00`
      asked++
      if (said.day !== day || said.isOpen !== isOpen)
        wrong.push(`${timeZone} ${day} ${time}: ${said.day}, ${said.isOpen ? 'open' : 'closed'}`)
    }
  }
  await server.stop()
  for (const text of wrong) console.error(text)
  return {
    line: `clocks: the server's clock put to ${asked} moments around changes of the clocks, midnights, opening and closing in ${ZONES.length} zones; wrong day, or wrongly open or closed ${wrong.length}`,
    ok: wrong.length === 0,
  }
}

/** The clock stands still there, so that all is asked in that second. Renamed into place: half a file is no time. */
function setClock(file: string, moment: number) {
  writeFileSync(`${file}.new`, new Date(moment).toISOString().slice(0, 19).replace('T', ' '))
  renameSync(`${file}.new`, file)
}
