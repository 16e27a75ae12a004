import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoId } from './demo-id.ts'

test('an id is a version 4 UUID that depends on its name alone', () => {
  expect(z.uuidv4().safeParse(demoId('person', 'a')).success).toBe(true)
  expect(demoId('person', 'a')).toBe(demoId('person', 'a'))
  expect(demoId('person', 'a')).not.toBe(demoId('person', 'b'))
})
