import { expect, test } from 'vitest'
import { FULLY_AVAILABLE } from '../absence/absence.ts'
import { absentFirstDue, availabilityOf } from './team-availability.ts'

const athlete = (name: string, status: 'full' | 'modified' | 'out' | 'off', isDue = false) => ({
  name,
  availability: { ...FULLY_AVAILABLE, status, isDue },
})
const ATHLETES = [
  athlete('Ada', 'off'),
  athlete('Bo', 'full'),
  athlete('Cy', 'modified'),
  athlete('Di', 'out'),
  athlete('Ed', 'modified', true),
  athlete('Flo', 'out'),
  athlete('Gus', 'full'),
]

test('a team’s day says how many can train, and how far', () => {
  expect(availabilityOf(ATHLETES)).toEqual({ full: 2, modified: 2, out: 2, off: 1 })
})

test('of those who cannot train fully who is due comes first, then the worst, each by name', () => {
  expect(absentFirstDue(ATHLETES).map(({ name }) => name)).toEqual(['Ed', 'Di', 'Flo', 'Cy', 'Ada'])
})
