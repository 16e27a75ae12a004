import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** What the processor did for the running processes of these names or ids, in ms. Of Linux alone. */
export function processorMs(wanted: readonly (string | number)[]): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.reduce((sum, id) => {
    const stat = statOf(id)
    return stat && (wanted.includes(stat.name) || wanted.includes(Number(id))) ? sum + stat.ms : sum
  }, 0)
}

function statOf(id: string) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const nameEnd = stat.lastIndexOf(')')
    const fields = stat.slice(nameEnd + 2).split(' ')
    return {
      name: stat.slice(stat.indexOf('(') + 1, nameEnd),
      ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
