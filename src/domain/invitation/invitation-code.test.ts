import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { INVITATION_CODE_BYTES, InvitationCode } from './invitation-code.ts'

test('a code of ours, also with the space a chat added, is read as it is', () => {
  const code = randomBytes(INVITATION_CODE_BYTES).toString('base64url')
  expect(INVITATION_CODE_BYTES * 8).toBeGreaterThanOrEqual(128)
  expect(InvitationCode.parse(code)).toBe(code)
  expect(InvitationCode.parse(` ${code}\n`)).toBe(code)
})

test.each([[''], ['nul\u0000byte'], ['\ud800'], ["' or 1=1 --"], ['%00'], ['x'.repeat(201)]])(
  '%j is nobody’s code',
  (raw) => expect(InvitationCode.parse(raw)).toBe(''),
)
