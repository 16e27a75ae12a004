import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { writingIn } from '../language/writing.ts'
import { openedBy } from './opened-by.ts'

test.each([
  [['Marta'], 'Opened by Marta, 07:42'],
  [['Marta', 'Jon'], 'Opened by Marta and Jon, last 07:42'],
  [['Marta', 'Jon', 'Ada'], 'Opened by Marta, Jon and Ada, last 07:42'],
  [['Marta', 'Jon', 'Ada', 'Bo', 'Cy'], 'Opened by Marta, Jon, Ada and 2 more, last 07:42'],
])('of %j it says: %s', (names, sentence) => {
  expect(openedBy(names, '07:42', { ...writingIn('en'), t: inEnglish })).toBe(sentence)
})
