import { expect, test } from 'vitest'
import { mailedLine, mailedName } from './mail.ts'

test.each([
  ['Marta Vidal', 'Marta Vidal'],
  ['Marta\u202E\u200B Vidal', 'Marta Vidal'],
  ['Marta\r\nBcc: x', 'Marta Bcc: x'],
  [`${'🏃'.repeat(60)}x`, `${'🏃'.repeat(60)}…`],
])('%j is mailed as %j', (name, mailed) => expect(mailedName(name)).toBe(mailed))

test('a name with a link is not mailed; in a line to ourselves it stays', () => {
  expect(mailedName('URGENT https://evil.example/x')).toBe('')
  expect(mailedLine('Eve evil.com\n')).toBe('Eve evil.com')
})
