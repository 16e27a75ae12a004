import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { deviceName } from './device-name.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0'

test.each([
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Version/19.1 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/19.1 Safari/605.1.15`],
  [
    'Chrome on iPad',
    `Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${APPLE} CriOS/147.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/147.0.0.0 Mobile Safari/537.36`,
  ],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/147.0.0.0`],
  ['Opera on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/120.0.0.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['Unknown browser', 'curl/8.14.1'],
  ['Unknown browser', ''],
])('says %s', (name, userAgent) => {
  expect(inEnglish(deviceName(userAgent))).toBe(name)
})
