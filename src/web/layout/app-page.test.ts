import { expect, test } from 'vitest'
import { inEnglish } from '#domain/language/in-english.ts'
import { greeting } from './app-page.tsx'

test.each([
  [4, 'Good evening, Marta'],
  [5, 'Good morning, Marta'],
  [11, 'Good morning, Marta'],
  [12, 'Good afternoon, Marta'],
  [17, 'Good afternoon, Marta'],
  [18, 'Good evening, Marta'],
])("at %s o'clock it is %s", (hour, text) => expect(inEnglish(greeting('Marta Kowalczyk', hour))).toBe(text))

test('without a name it greets nobody in particular', () =>
  expect(inEnglish(greeting(' ', 8))).toBe('Good morning'))
