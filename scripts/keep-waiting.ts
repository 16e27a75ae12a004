import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const START = '<script type="module" async="">'

/** Rewrites a built page so that its app waits until the page is styled, or touched (src/web/features/app/start-later.ts). */
export function keepWaiting(buildDirectory: string, page: string, until: 'styled' | 'touched') {
  const file = join(buildDirectory, 'client', page, 'index.html')
  const html = readFileSync(file, 'utf8')
  if (html.split(START).length !== 2) throw new Error(`${page} does not start its app in one place`)
  const waiting = html
    .replaceAll('<link rel="modulepreload"', '<link rel="waiting"')
    .replace(START, `<script type="text/waiting" data-until="${until}">`)
  writeFileSync(file, waiting)
}
