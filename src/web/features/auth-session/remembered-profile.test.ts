// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { profileStorageKey, rememberedProfile } from './remembered-profile.ts'

afterEach(() => localStorage.clear())

test('what an earlier version remembered still puts an athlete on their team; a manager is asked for anew', () => {
  const teamsOf = (role: string, managerId: string | null) => {
    const remembered = { id: 'ida', fullName: 'Ida Solberg', email: 'ida@example.org', avatarUrl: null, role }
    localStorage.setItem(profileStorageKey, JSON.stringify({ ...remembered, managerId }))
    return rememberedProfile()?.teams
  }
  expect(teamsOf('athlete', 'marta')).toMatchObject([{ duty: 'athlete', seesHealth: false }])
  expect(teamsOf('athlete', null)).toEqual([])
  expect(teamsOf('manager', null)).toBeUndefined()
})
