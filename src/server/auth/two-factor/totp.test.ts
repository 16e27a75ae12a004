import { describe, expect, test } from 'vitest'
import { codeAt, stepAt, stepOf } from './totp.ts'

/** RFC 6238, appendix B, with SHA-1: of its eight digits the last six. */
const RFC_KEY = Buffer.from('12345678901234567890')

const at = (second: number) => new Date(second * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of the RFC, %s', (second, code) => {
  expect(codeAt(RFC_KEY, stepAt(at(second)))).toBe(code)
  expect(stepOf(RFC_KEY, code, at(second))).toBe(Math.floor(second / 30))
})

describe('a code', () => {
  const now = at(1_234_567_890)
  const step = stepAt(now)

  test.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('%i steps away belongs to step %s', (away, expected) => {
    expect(stepOf(RFC_KEY, codeAt(RFC_KEY, step + away), now)).toBe(expected)
  })

  test.each(['', '5924', '00592', '0059240', 'x05924', '００５９２４'])('written %j is none', (typed) => {
    expect(stepOf(RFC_KEY, typed, now)).toBeNull()
  })
})
