import { expect, test } from 'vitest'
import { hasHiddenCharacters, withoutHiddenCharacters } from './hidden-characters.ts'

test.each([
  ['a right-to-left override', 'Ida\u202Egro.live'],
  ['a right-to-left isolate', 'Ida\u2067Solberg'],
  ['a left-to-right mark', 'Ida\u200E'],
  ['a zero-width space', 'Ida\u200BSolberg'],
  ['a zero-width joiner between Latin letters', 'Ida\u200DSolberg'],
  ['a word joiner', 'Ida\u2060Solberg'],
  ['a soft hyphen', 'Ida\u00ADSolberg'],
  ['a tag', 'Ida\u{E0041}'],
  ['a Hangul filler', '\u3164'],
  ['a combining grapheme joiner', 'Ida\u034F'],
  ['a Braille blank', '\u2800'],
  ['a NUL', 'Ida\u0000'],
  ['an escape', 'Ida\u001B[31m'],
  ['half a surrogate pair', 'Ida\uD800'],
  ['a private character', 'Ida\uE000'],
  ['a line separator', 'Ida\u2028'],
])('%s is hidden, and can be taken away', (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true)
  expect(hasHiddenCharacters(withoutHiddenCharacters(text))).toBe(false)
})

test.each([
  'Ida Solberg',
  'Þóra Ægisdóttir-O’Brien',
  'محمد\u200Cرضا',
  'क्\u200Dष',
  'ශ්\u200Dරී',
  '王小明',
  'Nguyễn Thị Ánh',
  'Run 🏃🏽\u200D♂\uFE0F',
])('%s is written with what it needs', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false)
  expect(withoutHiddenCharacters(text)).toBe(text)
})
