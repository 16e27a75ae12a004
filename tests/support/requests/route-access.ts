import type { Person } from './attacked-teams.ts'

/** Who may use a route, and with what it can be tried. */
export type RouteAccess = {
  who: 'anyone' | 'signed-in' | 'athletes' | 'managers'
  /** After the path. */
  query?: string
  /** Where a user with the wrong role would be told of a missing body first. */
  body?: unknown
  /** The only persons with the right role who may see what is asked for; to the others it does not exist. */
  theirs?: Person[]
}

const ofTheAthlete = {
  query: '?athleteId={{athlete}}',
  theirs: ['athlete', 'manager'],
} satisfies Partial<RouteAccess>
const inARange = { ...ofTheAthlete, query: `${ofTheAthlete.query}&from={{today}}&to={{today}}` }
const ofTheManager = { theirs: ['manager'] } satisfies Partial<RouteAccess>

/** Every operation of the document; its ids are those of the team of `manager`. */
export const ROUTE_ACCESS: Record<string, RouteAccess> = {
  'GET /api/site': { who: 'anyone' },
  'POST /api/contact-messages': { who: 'anyone' },
  'GET /api/session': { who: 'anyone' },
  'POST /api/session': { who: 'anyone' },
  'DELETE /api/session': { who: 'anyone' },
  'POST /api/session/second-step': { who: 'anyone' },
  'POST /api/accounts': { who: 'anyone' },
  'POST /api/accounts/confirmation': { who: 'anyone' },
  'POST /api/account/email/confirmation': { who: 'anyone' },
  'POST /api/account/email/undo': { who: 'anyone' },
  'POST /api/password-resets': { who: 'anyone' },
  'POST /api/password-resets/check': { who: 'anyone' },

  'PUT /api/password': { who: 'signed-in', body: { newPassword: 'a new password' } },
  'PUT /api/account/name': { who: 'signed-in' },
  'PUT /api/account/email': { who: 'signed-in' },
  'PUT /api/account/password': { who: 'signed-in' },
  'GET /api/account/sessions': { who: 'signed-in' },
  // The id is that of a profile, so no user has such a session.
  'DELETE /api/account/sessions/{id}': { who: 'signed-in', theirs: [] },
  'POST /api/account/sessions/deletion': { who: 'signed-in' },
  'GET /api/account/two-factor': { who: 'signed-in' },
  'POST /api/account/two-factor/set-up': { who: 'signed-in' },
  'PUT /api/account/two-factor': { who: 'signed-in' },
  'POST /api/account/two-factor/recovery-codes': { who: 'signed-in' },
  'POST /api/account/two-factor/deletion': { who: 'signed-in' },
  'GET /api/account/export': { who: 'signed-in' },
  'GET /api/account/holdings': { who: 'signed-in' },
  'POST /api/account/deletion': { who: 'signed-in' },
  'PUT /api/avatar': { who: 'signed-in' },
  'GET /api/manager': { who: 'signed-in' },
  'POST /api/join/preview': { who: 'signed-in', body: { code: '{{code}}' } },
  'POST /api/join': { who: 'signed-in', body: { code: '{{code}}' } },
  'GET /api/live': { who: 'signed-in' },
  'GET /api/form-status': { who: 'signed-in' },
  'GET /api/metrics': { who: 'signed-in' },

  'GET /api/statistics/athlete': { who: 'signed-in', ...inARange },
  'GET /api/statistics/sessions.csv': { who: 'signed-in', ...inARange },
  'GET /api/statistics/responses.csv': { who: 'signed-in', ...inARange },
  'GET /api/statistics/week': { who: 'signed-in', ...ofTheAthlete },

  'DELETE /api/team-membership': { who: 'athletes' },
  'GET /api/day': { who: 'athletes' },
  'POST /api/day/submissions': {
    who: 'athletes',
    body: {
      key: '6c2f3f0e-6d0a-4f0e-9d5e-0f6f6a6b7c8d',
      day: '{{today}}',
      givenAt: '{{today}}T00:00:00Z',
      AM: { kind: 'rested' },
    },
  },

  'GET /api/athletes': { who: 'managers' },
  'DELETE /api/athletes/{id}': { who: 'managers', ...ofTheManager },
  'GET /api/invitations': { who: 'managers' },
  'POST /api/invitations': { who: 'managers', body: {} },
  'DELETE /api/invitations/{id}': { who: 'managers', ...ofTheManager },
  'PUT /api/form-status': {
    who: 'managers',
    body: { openTime: '06:00', closeTime: '10:00', timeZone: 'UTC' },
  },
  'PUT /api/form-status/open': { who: 'managers', body: { open: false } },
  'GET /api/team-day': { who: 'managers' },
  'GET /api/statistics/squad': { who: 'managers', query: '?from={{today}}&to={{today}}' },
  'POST /api/insights/athletes/{id}': { who: 'managers', ...ofTheManager },
  'POST /api/insights/team': { who: 'managers' },
  'GET /api/standing-out': { who: 'managers' },
  'POST /api/metrics': { who: 'managers', body: { title: 'Mood', type: 'rating' } },
  'POST /api/metrics/starter-set': { who: 'managers' },
  'PUT /api/metrics/order': { who: 'managers', body: { ids: ['{{metric}}'] } },
  'PATCH /api/metrics/{id}': { who: 'managers', body: { title: 'Mood' }, ...ofTheManager },
  'DELETE /api/metrics/{id}': { who: 'managers', ...ofTheManager },
  'GET /api/metrics/{id}/answer-count': { who: 'managers', ...ofTheManager },
}

const IDS: [start: string, name: string][] = [
  ['/api/account/sessions/', '{{athlete}}'],
  ['/api/athletes/', '{{athlete}}'],
  ['/api/insights/athletes/', '{{athlete}}'],
  ['/api/invitations/', '{{invitation}}'],
  ['/api/metrics/', '{{metric}}'],
]

export function pathFor(path: string, { query = '' }: RouteAccess): string {
  const [, id = ''] = IDS.find(([start]) => path.startsWith(start)) ?? []
  return path.replace('{id}', id) + query
}

/** Why the route refuses, or null where it does its work. */
export function refusalFor({ who, theirs }: RouteAccess, person: Person | 'visitor'): string | null {
  if (who === 'anyone') return null
  if (person === 'visitor') return 'session-required'
  const isManager = person === 'manager' || person === 'otherManager'
  if (who === 'managers' && !isManager) return 'wrong-role'
  if (who === 'athletes' && isManager) return 'wrong-role'
  return theirs && !theirs.includes(person) ? 'not-found' : null
}
