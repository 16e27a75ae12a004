import { expect, test } from 'vitest'
import { MAX_FULL_NAME_LENGTH } from '../account/account-limits.ts'
import { initialTeamName, MAX_TEAM_NAME_LENGTH } from './team.ts'

test('a team can be named after the coach with the longest name', () => {
  const longest = initialTeamName('M'.repeat(MAX_FULL_NAME_LENGTH))
  expect(longest.length).toBeLessThanOrEqual(MAX_TEAM_NAME_LENGTH)
})
