import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scriptsOf } from '#tests/support/page-scripts.ts'

const KIB = 1024

test.each([['/login', 140]])('the gzipped JavaScript of %s weighs at most %i KiB', (route, limitKib) => {
  const scripts = scriptsOf(route).map(({ path, content }) => ({
    path,
    kib: Math.ceil((gzipSync(content, { level: 9 }).length / KIB) * 10) / 10,
  }))
  expect(scripts.length).toBeGreaterThan(0)
  const totalKib = scripts.reduce((sum, { kib }) => sum + kib, 0)
  expect(
    totalKib,
    `heaviest first: ${JSON.stringify(scripts.toSorted((a, b) => b.kib - a.kib))}`,
  ).toBeLessThanOrEqual(limitKib)
})
