import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { isolated, withoutIsolates } from './isolate.ts'
import { say } from './say.ts'

const said = (icu: string, values: Record<string, unknown>, locale = 'ar') =>
  say(isolated(compileMessageOrThrow(icu), locale), values, locale)

test.each([
  ['a name among words', 'انضم إلى {team}؟', 'انضم إلى \u2068U19 (B)\u2069؟'],
  ['a name within an element', 'مرحبًا <0>{team}</0>', 'مرحبًا <0>\u2068U19 (B)\u2069</0>'],
  ['a name in a case of a choice', '{kind, select, one {فريق {team}} other {}}', 'فريق \u2068U19 (B)\u2069'],
  ['a name in a form of a plural', '{n, plural, other {# {team}}}', '3 \u2068U19 (B)\u2069'],
  [
    'a name as a case among words',
    '{kind, select, one {{team}} other {}}: جديد',
    '\u2068U19 (B)\u2069: جديد',
  ],
  ['a link', 'هنا: {link}', 'هنا: https://a.example/x'],
  ['a number after a Latin word', '50 د · RPE {rpe}', '50 د · RPE 5'],
  ['a name that stands alone', '{team}', 'U19 (B)'],
  ['words without a name', 'الفريق', 'الفريق'],
])('in Arabic %s keeps its own direction', (_, icu, words) => {
  expect(said(icu, { team: 'U19 (B)', kind: 'one', n: 3, rpe: 5, link: 'https://a.example/x' })).toBe(words)
})

test('where all runs from left to right nothing is added', () => {
  expect(said('Join {team}?', { team: 'U19' }, 'de')).toBe('Join U19?')
})

test('what is stored has none of it', () => {
  expect(withoutIsolates(said('فريق {coach}', { coach: 'Marta' }))).toBe('فريق Marta')
})
