import { vi } from 'vitest'

const LEAST_COST = { memory: 8, passes: 1, parallelism: 1 }

// At its real cost it is most of what signing up and in takes, which nearly every test does. A hash says what it cost,
// so that nothing else is different; the real one has tests of its own, and the servers that tests start use it.
vi.mock(import('#server/auth/password-hash.ts'), async (importOriginal) => {
  const { hashPassword, isHashOf } = await importOriginal()
  return { hashPassword: (password) => hashPassword(password, LEAST_COST), isHashOf }
})
