import { fromTests } from '../from-tests.ts'

export const part = fromTests({
  name: 'headers',
  what: 'every page carries its policy and the other headers; what fails is told and logged without inner text',
  files: ['tests/integration/security-headers.test.ts'],
})
