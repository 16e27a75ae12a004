import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Ida Solberg', 'IS'],
  ['Charlotte Wright-Anastasopoulou', 'CW'],
  ['  Nguyễn   Thị Minh  Khai ', 'NK'],
  ['Łukasz Żak', 'ŁŻ'],
  ['øyvind', 'Ø'],
  ['😀 Smiley', '😀S'],
  ['', ''],
])('the initials of "%s" are "%s"', (fullName, letters) => expect(initials(fullName)).toBe(letters))
