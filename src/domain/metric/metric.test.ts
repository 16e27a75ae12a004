import { expect, test } from 'vitest'
import { MetricChange, NewMetric } from './metric.ts'

test('a title and a description lose the blanks around them', () => {
  expect(NewMetric.parse({ title: '  Mood ', description: ' How are you?\n', type: 'rating' })).toEqual({
    title: 'Mood',
    description: 'How are you?',
    type: 'rating',
    audience: 'staff',
  })
})

test.each([undefined, null, '', '  '])('the description %j is none', (description) => {
  expect(NewMetric.parse({ title: 'Mood', description, type: 'text' }).description).toBeNull()
})

test.each([
  ['title', 80],
  ['description', 500],
])('a %s may have %i characters, blanks around it not counted', (name, length) => {
  const metric = { title: 'Mood', type: 'rating' }
  expect(NewMetric.safeParse({ ...metric, [name]: ` ${'x'.repeat(length)} ` }).success).toBe(true)
  expect(NewMetric.safeParse({ ...metric, [name]: 'x'.repeat(length + 1) }).success).toBe(false)
})

test.each([
  { title: ' ', type: 'rating' },
  { type: 'rating' },
  { title: 'Mood' },
  { title: 'Mood\u202E', type: 'rating' },
  { title: 'M', type: 'number' },
  { title: 'M', type: 'rating', audience: 'everybody' },
])('%j is no metric', (metric) => expect(NewMetric.safeParse(metric).success).toBe(false))

test('a metric can be renamed, described anew or stripped of its description, but never become another type', () => {
  expect(MetricChange.parse({ title: ' Mood ' })).toEqual({ title: 'Mood' })
  expect(MetricChange.parse({ description: '' })).toEqual({ description: null })
  expect(MetricChange.parse({ title: 'Mood', type: 'text' })).toEqual({ title: 'Mood' })
})

test.each([{}, { type: 'text' }, { title: '' }, { audience: 'athletes' }])(
  '%j changes nothing that can be changed',
  (renaming) => {
    expect(MetricChange.safeParse(renaming).success).toBe(false)
  },
)
