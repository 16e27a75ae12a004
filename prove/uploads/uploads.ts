import { fromTests } from '../from-tests.ts'

export const part = fromTests({
  name: 'uploads',
  what: 'no upload is served back as anything but a picture drawn anew, or brings the server down',
  takes: '1 min',
  files: [
    'tests/integration/avatars.test.ts',
    'tests/integration/avatar-pictures.test.ts',
    'tests/integration/avatar-refusals.test.ts',
    'tests/integration/avatars-memory.pglite.test.ts',
  ],
})
