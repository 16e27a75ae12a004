import { fromTests } from '../from-tests.ts'

export const part = fromTests({
  name: 'matrix',
  what: 'every operation answers every role of every team as written down, and writes for no page of another site',
  takes: '1 min',
  files: ['tests/integration/route-access.test.ts', 'tests/integration/guarded-routes.test.ts'],
})
