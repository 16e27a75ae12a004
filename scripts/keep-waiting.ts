import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const START = '<script type="module" async="">'

/** Rewrites a built page so that its app starts when somebody touches it (src/web/features/app/start-when-touched.ts). */
export function keepWaiting(buildDirectory: string, page: string) {
  const file = join(buildDirectory, 'client', page, 'index.html')
  const html = readFileSync(file, 'utf8')
  if (html.split(START).length !== 2) throw new Error(`${page} does not start its app in one place`)
  writeFileSync(file, html.replaceAll(PRELOADS, '').replace(START, '<script type="text/waiting">'))
}
