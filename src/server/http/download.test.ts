import { expect, test } from 'vitest'
import { csvLine, fileNamePart } from './download.ts'

test('a line ends with CR LF, and nothing is an empty cell', () => {
  expect(csvLine(['Ida', 7, null, ''])).toBe('Ida,7,,\r\n')
})

test.each([
  ['a comma', 'Berg, Ida', '"Berg, Ida"'],
  ['quotes', 'the "good" leg', '"the ""good"" leg"'],
  ['a line break', 'tired\nbut well', '"tired\nbut well"'],
  ['a semicolon', 'tired; well', '"tired; well"'],
  ['a tab', 'tired\twell', '"tired\twell"'],
])('%s is quoted', (_, text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`))

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+49', `'+49`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['＝1', `'＝1`],
  ['well;=1', `"well;'=1"`],
  ['well\t@A1', `"well\t'@A1"`],
  ['well\r\n-1\n+1', `"well\r\n'-1\n'+1"`],
  ['well;"=1"', `"well;'""=1"""`],
  ['=1;=2', `"'=1;'=2"`],
])('%j is no formula any more', (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`))

test('a number below zero stays a number', () => expect(csvLine([-5])).toBe('-5\r\n'))

test.each(['a=b', '5-1', 'ida@example.org', '’n goeie dag'])('%j stays as it is', (text) =>
  expect(csvLine([text])).toBe(`${text}\r\n`),
)

test.each([
  ['Åse’s team (U19)', 'ases-team-u19'],
  ['../../etc\r\nX: y"', 'etc-x-y'],
  ['東京', ''],
])('of the name %j a file bears %j', (name, part) => expect(fileNamePart(name)).toBe(part))
