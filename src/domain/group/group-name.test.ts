import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { groupNameProblem, isSameGroupName, tidyGroupName } from './group-name.ts'
import { NewGroup } from './group.ts'

const problem = (name: string, others?: string[]) => {
  const found = groupNameProblem(name, others)
  return found && inEnglish(found)
}

test.each([
  ['', 'A group needs a name.'],
  [' \t\n ', 'A group needs a name.'],
  ['x', null],
  ['x'.repeat(40), null],
  [` ${'x'.repeat(40)} `, null],
  ['x'.repeat(41), 'Use at most 40 characters.'],
  ['U\u202E19', 'This name holds invisible characters. Please type it anew.'],
  ['Défenseurs 🏃', null],
] as const)('the name %j: %j', (name, said) => expect(problem(name)).toBe(said))

test.each([
  ['u19', true],
  [' U19 ', true],
  ['U 19', false],
  ['DÉFENSE', true],
  ['De\u0301fense', true],
] as const)('%j is a name that the team has: %j', (name, isTaken) => {
  const said = isTaken ? 'The team has a group of this name already.' : null
  expect(problem(name, ['U19', 'Défense'])).toBe(said)
})

test('a name is kept on one line, and told from another without regard to capitals', () => {
  expect(tidyGroupName('  Back\n four ')).toBe('Back four')
  expect(isSameGroupName('Back  four', 'BACK FOUR')).toBe(true)
  expect(NewGroup.parse({ name: ' Back  four ' })).toEqual({ name: 'Back four' })
})
