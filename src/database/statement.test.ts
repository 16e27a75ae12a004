import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statement } from './statement.ts'

test('a name is one statement only, or a connection would run the first for the second', () => {
  statement('one_name', sql`select 1`)
  expect(() => statement('one_name', sql`select 2`)).toThrow('one_name')
  expect(statement('one_name', sql`select 1`)({}).text).toBe('select 1')
})
