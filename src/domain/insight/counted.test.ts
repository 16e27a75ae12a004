import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [counted(0, 'day'), '0 days'],
  [counted(1, 'day'), '1 day'],
  [counted(1200, 'day'), '1,200 days'],
  [counted(2, 'person', 'people'), '2 people'],
])('%s is counted as %s', (text, expected) => expect(text).toBe(expected))
