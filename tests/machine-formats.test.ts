import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const LOCALISED = String.raw`\.(?:format|toLocale(?:Date|Time)?String)\(`

/** Ways to take a day or a time for machines from what a locale writes, which differs from one engine to the next. */
const TAKEN_FROM_A_LOCALE = [
  // Its order of day, month and year is what such a locale is chosen for: ours for people are these.
  /\b(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*['"`](?!en(?:-GB|-US)?['"`])/g,
  new RegExp(String.raw`${LOCALISED}[^\n]*?\)\s*(?:as\s+[A-Z]|\.(?:split|slice|substring|match|at)\()`, 'g'),
  new RegExp(String.raw`(?:Date\.parse|new Date|Number)\([^\n]*?${LOCALISED}`, 'g'),
  // Midnight would be 24:00 in some engines; hourCycle: 'h23' says which it is.
  /\bhour12\s*:/g,
]

const found = (text: string) =>
  TAKEN_FROM_A_LOCALE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${line} ${match}`
    }),
  )

test('no day and no time for machines is taken from what a locale writes', () => {
  const files = sourceFiles('src', 'tests', 'bench', 'prove', 'scripts').filter(
    ({ path }) => path !== 'tests/machine-formats.test.ts',
  )
  expect(files.flatMap(({ path, text }) => found(text).map((where) => `${path}:${where}`))).toEqual([])
})

test('no page writes in the language of the device instead of the reader’s', () => {
  const inTheDevices = sourceFiles('src').filter(({ text }) => /Format\(\s*undefined/u.test(text))
  expect(inTheDevices.map(({ path }) => path)).toEqual([])
})

test.each([
  `new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })`,
  `new Intl.DateTimeFormat(\n  'sv-SE',\n  { timeZone },\n)`,
  `now.toLocaleDateString('sv')`,
  `shortDay.format(now) as LocalDay`,
  `shortDay.format(new Date(day)).split('/')`,
  `now.toLocaleTimeString('en-GB').slice(0, 5)`,
  `new Date(now.toLocaleString('en-US', { timeZone }))`,
  `{ hour: '2-digit', hour12: false }`,
])('that test sees %s', (text) => {
  expect(found(text)).not.toEqual([])
})

test.each([
  `new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(day)`,
  `new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })`,
  `new Intl.DateTimeFormat().resolvedOptions().timeZone`,
  `longDay.format(new Date(day)).replace(',', '')`,
])('for people there is %s', (text) => {
  expect(found(text)).toEqual([])
})
