import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { say } from './say.ts'

const said = (message: string, values: Record<string, unknown>, locale = 'en') =>
  say(compileMessageOrThrow(message), values, locale)

test('values stand where they are named, as they are', () => {
  expect(said('{name} joined {team}.', { name: 'Ida <b>', team: '{team}' })).toBe('Ida <b> joined {team}.')
})

test.each([
  [0, 'no answers'],
  [1, '1 answer'],
  [1234, '1,234 answers'],
])('%s is counted as %j', (count, text) => {
  expect(said('{count, plural, =0 {no answers} one {# answer} other {# answers}}', { count })).toBe(text)
})

test('a number is written as the language writes it', () => {
  expect(said('{count, number} Antworten', { count: 12_345.5 }, 'de')).toBe('12.345,5 Antworten')
  expect(said('{count, plural, other {# Antworten}}', { count: 12_345 }, 'de')).toBe('12.345 Antworten')
})

test('Arabic has six forms, and each is found', () => {
  const days = '{count, plural, zero {صفر} one {واحد} two {اثنان} few {قليل} many {كثير} other {آخر}}'
  const forms = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((count) => said(days, { count }, 'ar'))
  expect(forms).toEqual(['صفر', 'واحد', 'اثنان', 'قليل', 'قليل', 'كثير', 'كثير', 'آخر', 'آخر', 'قليل'])
})

test('a plural within a choice counts its own number, and the choice falls back on what is left', () => {
  const message =
    '{who, select, you {You have {count, plural, one {# day} other {# days}}} other {{name} has none}}'
  expect(said(message, { who: 'you', count: 2, name: 'Ida' })).toBe('You have 2 days')
  expect(said(message, { who: 'constructor', count: 2, name: 'Ida' })).toBe('Ida has none')
})
