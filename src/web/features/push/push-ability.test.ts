import { expect, test } from 'vitest'
import { pushAbility } from './push-ability.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

const browser = {
  hasPush: true,
  permission: 'default',
  userAgent: ANDROID,
  touchPoints: 5,
  isInstalled: false,
} as const

test.each([
  ['who was never asked', browser, 'able'],
  ['who allowed it', { ...browser, permission: 'granted' }, 'able'],
  ['who said no', { ...browser, permission: 'denied' }, 'blocked'],
  ['Safari on an iPhone', { ...browser, hasPush: false, userAgent: IPHONE }, 'install-first'],
  ['Safari on an iPad', { ...browser, hasPush: false, userAgent: MAC }, 'install-first'],
  ['the installed app on an iPhone', { ...browser, userAgent: IPHONE, isInstalled: true }, 'able'],
  [
    'an installed app that has no push',
    { ...browser, hasPush: false, userAgent: IPHONE, isInstalled: true },
    'unable',
  ],
  [
    'Safari on a Mac that has no push',
    { ...browser, hasPush: false, userAgent: MAC, touchPoints: 0 },
    'unable',
  ],
  ['a browser within another app', { ...browser, hasPush: false }, 'unable'],
] as const)('of %s is known what can be offered', (_, given, ability) => {
  expect(pushAbility(given)).toBe(ability)
})
