import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each([
  ['/'],
  ['/dashboard'],
  ['/statistics'],
  ['/athlete/dashboard'],
  ['/join?code=a1B2-c3_D4'],
  ['/join/a1B2-c3_D4'],
  ['/statistics?start=2026-11-01&end=2026-11-15#acwr'],
  ['/join?code=a%2Fb'],
  ['/statistics?back=https://evil.example'],
])('%s is a path of this site and kept', (target) => expect(safeRedirect(target)).toBe(target))

test.each([
  ['nothing', null],
  ['nothing at all', undefined],
  ['an empty string', ''],
  ['a relative path', 'statistics'],
  ['a bare query', '?code=1'],
  ['a full address', 'https://evil.example/'],
  ['a full address without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a data address', 'data:text/html,<script>alert(1)</script>'],
  ['another host', '//evil.example'],
  ['another host by three slashes', '///evil.example'],
  ['another host by a backslash', '/\\evil.example'],
  ['another host by two backslashes', '\\\\evil.example'],
  ['another host after a dot segment', '/.//evil.example'],
  ['another host after leaving a folder', '/a/..//evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['an encoded backslash in lower case', '/%5cevil.example'],
  ['a slash encoded twice', '/%252Fevil.example'],
  ['a slash encoded three times', '/%25252Fevil.example'],
  ['only an encoded slash', '%2F'],
  ['an encoded first slash', '%2F%2Fevil.example'],
  ['an encoded dot segment', '/%2e%2e//evil.example'],
  ['an encoded question mark', '/join%3Fcode=1'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line break between the slashes', '/\n/evil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded null', '/%00'],
  ['a leading space', ' //evil.example'],
  ['a leading control character', '\u0001//evil.example'],
  ['an invisible character', '/\u200b/evil.example'],
  ['a backslash in the query', '/join?code=\\\\evil'],
  ['broken encoding', '/%E0%A4%A'],
  ['user info', '/@evil.example//'],
])('%s leads to the dashboard', (_, target) => expect(safeRedirect(target)).toBe('/dashboard'))

test.each([
  ['/login'],
  ['/login/'],
  ['/LOGIN'],
  ['/%6Cogin'],
  ['/login?redirect=/login'],
  ['/register'],
  ['/reset-password#x'],
])('%s would send a signed-in user round in circles and leads to the dashboard', (target) =>
  expect(safeRedirect(target)).toBe('/dashboard'),
)

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '%25',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'javascript',
      'login',
    ),
  )
  .map((parts) => parts.join(''))

test('whatever is asked for, the answer is a path that stays on the site and is itself safe', () => {
  const anything = fc.oneof(
    hostile,
    hostile.map((tail) => `/${tail}`),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(anything, (raw) => {
      const target = safeRedirect(raw)
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(new URL(target, 'https://plimsoll.example').origin).toBe('https://plimsoll.example')
      expect(safeRedirect(target)).toBe(target)
    }),
    { numRuns: 300 },
  )
})
