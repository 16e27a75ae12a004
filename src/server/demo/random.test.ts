import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoId, randomFrom } from './random.ts'

const drawn = (name: string, count: number) => {
  const random = randomFrom(name)
  return Array.from({ length: count }, random.uniform)
}

test('a stream of the same name gives the same numbers, another name gives others', () => {
  expect(drawn('a', 5)).toEqual(drawn('a', 5))
  expect(drawn('a', 5)).not.toEqual(drawn('b', 5))
})

test('uniform numbers lie in [0, 1) and average a half', () => {
  const values = drawn('uniform', 20_000)
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo(0.5, 1.7)
})

test('normal numbers have mean 0 and standard deviation 1', () => {
  const random = randomFrom('normal')
  const values = Array.from({ length: 20_000 }, random.normal)
  const mean = values.reduce((sum, value) => sum + value) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  expect(mean).toBeCloseTo(0, 1)
  expect(variance).toBeCloseTo(1, 1)
})

test('an id is a version 4 UUID that depends on its name alone', () => {
  expect(z.uuidv4().safeParse(demoId('person', 'a')).success).toBe(true)
  expect(demoId('person', 'a')).toBe(demoId('person', 'a'))
  expect(demoId('person', 'a')).not.toBe(demoId('person', 'b'))
})
