import { expect, test } from 'vitest'
import { paramsOf, viewFrom } from './view.ts'

const read = (query: string) => viewFrom(new URLSearchParams(query))

test('a view is what its address says, both ways', () => {
  const query = 'athlete=ida&from=2026-10-16&to=2026-11-15&week=2026-11-09&method=ewma&order=-acwr'
  expect(`${paramsOf(read(query))}`).toBe(query)
  expect(`${paramsOf(read(''))}`).toBe('')
})

test.each([
  'from=yesterday',
  'from=2026-02-30',
  'to=',
  'week=2026-1-5',
  'method=guess',
  'order=-looks',
  'x=1',
])('the address ?%s says nothing', (query) => expect(`${paramsOf(read(query))}`).toBe(''))
