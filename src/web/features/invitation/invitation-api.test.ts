import { expect, test } from 'vitest'
import { untilNextExpiryMs } from './invitation-api.ts'

const now = new Date('2026-11-15T08:00:00Z')
const active = (expiresAt: string) => ({ state: 'active', expiresAt })
const expired = { state: 'expired', expiresAt: '2026-11-15T07:00:00Z' }

test.each([
  [
    'the earliest of the active ones',
    [active('2026-11-16T08:00:00Z'), active('2026-11-15T09:00:00Z')],
    3_600_000,
  ],
  [
    'a while, if the server still calls active what is over by our clock',
    [active('2026-11-15T07:59:00Z')],
    15_000,
  ],
  ['never, if none is active', [expired], false],
  ['never, if there are none', [], false],
])('asked again after %s', (_, invitations, ms) => expect(untilNextExpiryMs(invitations, now)).toBe(ms))
