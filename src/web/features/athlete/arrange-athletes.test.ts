import { expect, test } from 'vitest'
import { arrangeAthletes } from './arrange-athletes.ts'

const athlete = (fullName: string, email: string) => ({ id: email, fullName, email, avatarUrl: null })
/** As the server sends it: in the order of the names. */
const team = [
  athlete('amara diallo', 'c@example.org'),
  athlete('Ångström Zoë', 'd@example.org'),
  athlete('Łukasz Żak', 'b@club.example'),
  athlete('Petra Novák', 'a@example.org'),
]
const up = { by: 'fullName', descending: false } as const

test.each([
  ['', up, ['amara diallo', 'Ångström Zoë', 'Łukasz Żak', 'Petra Novák']],
  ['', { by: 'fullName', descending: true }, ['Petra Novák', 'Łukasz Żak', 'Ångström Zoë', 'amara diallo']],
  ['', { by: 'email', descending: false }, ['Petra Novák', 'Łukasz Żak', 'amara diallo', 'Ångström Zoë']],
  ['novak', up, ['Petra Novák']],
  [' ZOE  ang', up, ['Ångström Zoë']],
  ['club', up, ['Łukasz Żak']],
  ['nobody', up, []],
] as const)('searching for "%s" in order %j shows %j', (search, order, names) =>
  expect(arrangeAthletes(team, search, order).map(({ fullName }) => fullName)).toEqual(names),
)
