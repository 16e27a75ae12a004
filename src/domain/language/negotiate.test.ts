import { expect, test } from 'vitest'
import { negotiate } from './negotiate.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['en-US,en;q=0.9', 'en'],
  ['ar-EG, en;q=0.8', 'ar'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['es ; q=0.3 , de ; Q=0.4', 'de'],
  ['nb-NO,nb;q=0.9,fr;q=0.8,en;q=0.7', 'fr'],
  ['fr,de', 'fr'],
])('who accepts %j reads %s', (header, locale) => expect(negotiate(header)).toBe(locale))

test.each([
  undefined,
  '',
  '*',
  'nb',
  'xx-YY;q=1',
  'de;q=0',
  'de;q=0.0, fr;q=0',
  'de;q=often',
  'de;q=',
  'de;q=-1',
  'de;q=2',
  'german',
  'de_DE',
  ',;=,,q=1;;',
  '-',
  '\u0000',
  'd'.repeat(10_000),
])('who accepts %j reads English', (header) => expect(negotiate(header)).toBe('en'))
