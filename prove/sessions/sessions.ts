import { fromTests } from '../from-tests.ts'

export const part = fromTests({
  name: 'sessions',
  what: 'no session is planted, forged, or lives on after sign-out, a new password, a reset or the deletion; nor does its live stream',
  takes: '1 min',
  files: [
    'tests/integration/auth-sessions.test.ts',
    'tests/integration/password-reset.test.ts',
    'tests/integration/account-settings.test.ts',
    'tests/integration/account-sessions.test.ts',
    'tests/integration/two-factor.test.ts',
    'tests/integration/second-step.test.ts',
    'tests/integration/sign-in-races.test.ts',
    'tests/integration/known-devices.test.ts',
    'tests/integration/email-undo.test.ts',
    'tests/integration/account-deletion.test.ts',
    'tests/integration/account-traces.test.ts',
    'tests/integration/live.test.ts',
    'tests/integration/live-streams.test.ts',
  ],
})
