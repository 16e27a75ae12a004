import { expect, test } from 'vitest'
import { BODY_AREA_NAMES } from '#domain/health-problem/body-area.ts'
import { BODY_SHAPES } from './body-shapes.ts'

const areasOf = (view: 'front' | 'back') => BODY_SHAPES[view].map(({ area }) => area)

test('every area that has a place on the body is drawn, and none twice in a view', () => {
  const drawn = new Set([...areasOf('front'), ...areasOf('back')])
  expect(BODY_AREA_NAMES.filter((area) => !drawn.has(area))).toEqual(['unspecified', 'several'])
  for (const view of ['front', 'back'] as const)
    expect(new Set(areasOf(view)).size).toBe(BODY_SHAPES[view].length)
})
