import { expect, test } from 'vitest'
import { holdsLink } from './holds-link.ts'

test.each([
  'URGENT https://evil.example/x',
  'HTTP://EVIL',
  'ftp://evil',
  'myapp://open',
  'www.evil',
  'see evil.example/login',
  'evil.de/x',
  'evil.de?x',
  'evil.com',
  'Evil.IO now',
  'mailto:someone',
  'someone@evil.example',
  'ｅｖｉｌ．ｃｏｍ／x',
  'https：／／evil',
  'javascript:alert',
])('%s holds a link', (text) => expect(holdsLink(text)).toBe(true))

test.each([
  'Ida Solberg',
  'J.R.R. Tolkien',
  'Dr.med. Anna Müller',
  'St.John Smith',
  'Sam Smith, Jr.',
  'AC/DC',
  'Ida (née: Berg)',
  'Wwwilliam',
  'Nicole.Community',
])('%s holds none', (text) => expect(holdsLink(text)).toBe(false))
