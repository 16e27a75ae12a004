import { gzipSync } from 'node:zlib'
import { scriptsOf } from '#tests/support/page-scripts.ts'

export type ScriptBytes = { path: string; bytes: number }

/** What the scripts of a built page weigh on the wire, gzipped; heaviest first. */
export function pageBytes(route: string): { total: number; scripts: ScriptBytes[] } {
  const scripts = scriptsOf(route)
    .map(({ path, content }) => ({ path, bytes: gzipSync(content, { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return { scripts, total: scripts.reduce((sum, { bytes }) => sum + bytes, 0) }
}
