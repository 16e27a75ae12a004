import { expect, test } from 'vitest'
import { PAGE_BUDGETS_KIB } from '#tests/support/page-budgets.ts'
import { pageBytes } from '#tests/support/page-bytes.ts'
import { scriptsOf } from '#tests/support/page-scripts.ts'

const KIB = 1024

test.each(PAGE_BUDGETS_KIB)('the gzipped JavaScript of %s weighs at most %i KiB', (route, limitKib) => {
  const { scripts, total } = pageBytes(route)
  expect(scripts.length).toBeGreaterThan(0)
  const heaviest = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  expect(total, `heaviest first:\n${heaviest}\n`).toBeLessThanOrEqual(limitKib * KIB)
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
