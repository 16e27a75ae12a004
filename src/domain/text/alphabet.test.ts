import { expect, test } from 'vitest'
import { alphabet } from './alphabet.ts'

const sorted = (...names: string[]) => alphabet.sorted(names, (name) => name)

test('names stand where a reader looks for them, whatever their case, accents and numbers', () => {
  expect(
    sorted('Zoë', 'émile', 'Bo 10', 'Emma', 'Öst', 'anna', 'Bo 9', 'ola', 'Ésa', '李', '', 'Ng'),
  ).toEqual(['', 'anna', 'Bo 9', 'Bo 10', 'émile', 'Emma', 'Ésa', 'Ng', 'ola', 'Öst', 'Zoë', '李'])
})

test('who has the same name stays in the order they came in', () => {
  const people = [
    { id: 2, name: 'Ana' },
    { id: 1, name: 'ana' },
    { id: 3, name: 'Ada' },
  ]
  expect(alphabet.sorted(people, ({ name }) => name).map(({ id }) => id)).toEqual([3, 2, 1])
})
