import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insightsFrom } from './insights-from.ts'

const insight = { area: 'Sleep', trend: 'Falling', recommendation: 'Ask' }

test.each([
  ['Sleep|Falling|Ask', 1],
  [' Sleep | Falling |  Ask ', 1],
  ['1. **Sleep**|Falling|`Ask`', 1],
  ['- Sleep|Falling|Ask\r\n- Sleep|Falling|Ask', 2],
  ['Here you are:\n\narea|trend|recommendation\nSleep|Falling|Ask\n---|---|---\nHope it helps!', 1],
  ['Sleep|Falling|Ask\nSleep|Falling|Ask\nSleep|Falling|Ask\nSleep|Falling|Ask', 3],
])('%j holds %i insights', (reply, count) => {
  expect(insightsFrom(reply)).toEqual(Array.from({ length: count }, () => insight))
})

test.each([
  '',
  'I cannot help with that.',
  'Sleep|Falling',
  'Sleep|Falling|Ask|More',
  'Sleep||Ask',
  ' | | ',
  '{"area":"Sleep"}',
  'Sleep|<b>Falling</b>|Ask',
  'Sleep|Falling|<img src=x onerror=alert(1)>',
  'Sleep|Falling|＜script＞',
  'Sleep|Falling|[read this](//evil.example)',
  'Sleep|Falling|See https://evil.example/x',
  'Sleep|Falling|See ht\u200Btps:evil',
  'Sleep|Falling|See ht**tp://evil',
  'Sleep|Falling|See www.evil.example',
  'Sleep|Falling|See evil.com',
  'Sleep|Falling|javascript:alert(1)',
  'Sleep|Falling|Write to someone@example.org',
])('%j holds none', (reply) => expect(insightsFrom(reply)).toBeNull())

test('comparisons and colons are no markup', () => {
  expect(insightsFrom('Load|ACWR 0.5 < 0.8, little data: 3 days|Ask')).toEqual([
    { area: 'Load', trend: 'ACWR 0.5 ‹ 0.8, little data: 3 days', recommendation: 'Ask' },
  ])
})

test('long fields are cut, never in the middle of a character', () => {
  const [long] = insightsFrom(`${'a'.repeat(58)}💪💪|${'b '.repeat(900)}|${'c'.repeat(900)}`)!
  expect(long!.area).toBe(`${'a'.repeat(58)}…`)
  expect(long!.trend.length).toBeLessThanOrEqual(300)
  expect(long!.recommendation).toHaveLength(400)
})

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '|',
    '\n',
    '<',
    '＜',
    'ht',
    'tp',
    '\u200B',
    '*',
    '_',
    '`',
    '](',
    '\u202E',
    'Sleep|Falling|',
    '\uD83D',
  ),
)

test('whatever a provider replies: no throw, at most three, no markup, no link, no hidden character', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const insights = insightsFrom(pieces.join(''))
      if (insights === null) return
      expect(insights.length).toBeGreaterThan(0)
      expect(insights.length).toBeLessThanOrEqual(3)
      for (const text of insights.flatMap((each) => Object.values(each))) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(/[<>]|http|[\p{Cc}\p{Cf}\p{Cs}]/iu)
      }
    }),
    { numRuns: 1000 },
  )
})
