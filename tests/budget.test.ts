import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scriptsOf } from '#tests/support/page-scripts.ts'

const KIB = 1024

test.each([
  ['/', 130],
  ['/login', 140],
  ['/athlete/dashboard', 175],
  ['/manager/dashboard', 200],
  ['/statistics', 230],
])('the gzipped JavaScript of %s weighs at most %i KiB', (route, limitKib) => {
  const scripts = scriptsOf(route)
    .map(({ path, content }) => ({ path, bytes: gzipSync(content, { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
  expect(scripts.length).toBeGreaterThan(0)
  const totalBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const heaviest = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  expect(totalBytes, `heaviest first:\n${heaviest}\n`).toBeLessThanOrEqual(limitKib * KIB)
})

test.each(['/', '/login', '/register', '/privacy-policy'])(
  '%s is painted without any script file',
  (route) => {
    expect(scriptsOf(route, 'at-once')).toEqual([])
    expect(scriptsOf(route).length).toBeGreaterThan(0)
  },
)

test('the charts of the insights are no part of the dashboard until they are asked for', () => {
  const holdsCharts = (route: string) =>
    scriptsOf(route).some(({ content }) => content.includes('Acute and Chronic Load'))
  expect(holdsCharts('/statistics')).toBe(true)
  expect(holdsCharts('/manager/dashboard')).toBe(false)
})
