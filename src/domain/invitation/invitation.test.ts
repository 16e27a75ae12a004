import { expect, test } from 'vitest'
import { invitationExpiry, invitationState } from './invitation.ts'

const created = new Date('2026-03-28T21:00:00Z')
const expiresAt = invitationExpiry(created)

test('an invitation is valid for 24 hours, also over the night the clocks change', () =>
  expect(expiresAt.toISOString()).toBe('2026-03-29T21:00:00.000Z'))

test.each([
  ['pending', '2026-03-28T21:00:00.000Z', 'active'],
  ['pending', '2026-03-29T20:59:59.999Z', 'active'],
  ['pending', '2026-03-29T21:00:00.000Z', 'expired'],
  ['accepted', '2026-03-28T21:00:00.000Z', 'accepted'],
  ['accepted', '2026-03-30T21:00:00.000Z', 'accepted'],
] as const)('a %s one at %s is %s', (status, now, state) =>
  expect(invitationState({ status, expiresAt }, new Date(now))).toBe(state),
)
