import { expect, test } from 'vitest'
import { inEnglish } from '../language/in-english.ts'
import { settingsMessages } from './settings-messages.ts'

const { whatGoes } = settingsMessages
const nothing = { athletes: 0, metrics: 0, sessions: 0, answers: 0 }

test.each([
  [undefined, 'all training sessions and all answers of yours'],
  [nothing, '0 training sessions and 0 answers of yours'],
  [{ ...nothing, sessions: 1, answers: 1 }, '1 training session and 1 answer of yours'],
  [{ ...nothing, sessions: 365, answers: 12_345 }, '365 training sessions and 12,345 answers of yours'],
])('an athlete with %j is told of %j', (counted, told) => {
  expect(whatGoes.athlete(counted).map(inEnglish).join(' ')).toContain(told)
})

test.each([
  [undefined, 'Your athletes keep their accounts'],
  [{ ...nothing, athletes: 1 }, 'The athlete on your team keeps their account'],
  [{ ...nothing, athletes: 25 }, 'The 25 athletes on your team keep their accounts'],
])('a manager with %j is told that %j', (counted, told) => {
  expect(whatGoes.manager(counted).map(inEnglish).join(' ')).toContain(told)
})

test('a manager without athletes is told nothing of any', () => {
  expect(whatGoes.manager(nothing).map(inEnglish).join(' ')).not.toMatch(/athletes? (on|keep)/)
})
