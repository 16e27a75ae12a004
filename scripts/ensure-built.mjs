import { existsSync, readFileSync } from 'node:fs'
import { parts, sourcesHash } from './build-parts.mjs'
import { runQuietly } from './run-quietly.mjs'
import { node } from './tools.mjs'

/** Builds the named parts, or all, as far as they are not what their sources say. */
export function ensureBuilt(...names) {
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    if (existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === sourcesHash(part)) continue
    runQuietly(part.title, node, ['scripts/build-part.mjs', name])
  }
}
