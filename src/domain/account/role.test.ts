import { expect, test } from 'vitest'
import { dashboardPath } from './role.ts'

test.each([
  ['athlete', '/athlete/dashboard'],
  ['manager', '/manager/dashboard'],
  ['admin', '/join-team'],
  ['', '/join-team'],
  [null, '/join-team'],
  [undefined, '/join-team'],
])('role %s lands on %s', (role, path) => expect(dashboardPath(role)).toBe(path))
