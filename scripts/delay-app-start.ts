import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const START = '<script type="module" async="">'

/**
 * Rewrites a built page so that its app waits until the page is styled (src/web/layout/start-later.ts). A page with a
 * script of its own has that one instead, once somebody touches it.
 */
export function delayAppStart(buildDirectory: string, page: string, ownScript: string | null) {
  const file = join(buildDirectory, 'client', page, 'index.html')
  const html = readFileSync(file, 'utf8')
  if (html.split(START).length !== 2) throw new Error(`${page} does not start its app in one place`)
  const waiting = html
    .replaceAll('<link rel="modulepreload"', '<link rel="waiting"')
    .replace(START, `<script type="text/waiting"${ownScript ? ` data-instead="${ownScript}"` : ''}>`)
  writeFileSync(file, waiting)
}
