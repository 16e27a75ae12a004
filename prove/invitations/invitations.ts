import { fromTests } from '../from-tests.ts'

export const part = fromTests({
  name: 'invitations',
  what: 'no invitation works twice, for another, late, raced or tampered with',
  takes: '1 min',
  files: [
    'tests/integration/invitations.test.ts',
    'tests/integration/joining.test.ts',
    'tests/integration/joining-refusals.test.ts',
  ],
})
