import type { Person } from './attacked-teams.ts'

/** Who may use a route, and with what it can be tried. */
export type RouteAccess = {
  /** Of a team's staff, `staff` may read, all but viewers are `exporting` and `looking` after athletes for the others, those who see health are `replying` to them and keep their problems, `running` change its day, and `owners` the team itself. */
  who:
    | 'anyone'
    | 'signed-in'
    | 'athletes'
    | 'managers'
    | 'staff'
    | 'exporting'
    | 'looking'
    | 'replying'
    | 'running'
    | 'owners'
  /** After the path. */
  query?: string
  /** Where a user with the wrong role would be told of a missing body first. */
  body?: unknown
  /** In the place of `{day}`, unless it is today: what was reported is of yesterday. */
  day?: string
  /** What is asked for does not exist, whoever asks. */
  isNobodys?: boolean
}

const ofTheAthlete = { query: '?athleteId={{athlete}}' }
const inARange = { query: '?from={{today}}&to={{today}}' }
const ofTheAthleteInARange = { query: `${ofTheAthlete.query}&from={{today}}&to={{today}}` }

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
  'POST /api/unsubscriptions': { who: 'anyone' },
  'POST /api/password-resets': { who: 'anyone' },
  'POST /api/password-resets/check': { who: 'anyone' },

  'PUT /api/password': { who: 'signed-in', body: { newPassword: 'a new password' } },
  'PUT /api/account/language': { who: 'signed-in' },
  'PUT /api/account/name': { who: 'signed-in' },
  'PUT /api/account/email': { who: 'signed-in' },
  'PUT /api/account/password': { who: 'signed-in' },
  'GET /api/account/sessions': { who: 'signed-in' },
  // The id is that of a profile, so no user has such a session.
  'DELETE /api/account/sessions/{id}': { who: 'signed-in', isNobodys: true },
  'POST /api/account/sessions/deletion': { who: 'signed-in' },
  'GET /api/account/two-factor': { who: 'signed-in' },
  'POST /api/account/two-factor/set-up': { who: 'signed-in' },
  'PUT /api/account/two-factor': { who: 'signed-in' },
  'POST /api/account/two-factor/recovery-codes': { who: 'signed-in' },
  'POST /api/account/two-factor/deletion': { who: 'signed-in' },
  'GET /api/account/export': { who: 'signed-in' },
  'GET /api/account/holdings': { who: 'signed-in' },
  'POST /api/account/deletion': { who: 'signed-in' },
  'GET /api/push': { who: 'signed-in' },
  'PUT /api/push/device': { who: 'signed-in' },
  // The id is that of a profile, so no user has such a device.
  'DELETE /api/push/devices/{id}': { who: 'signed-in', isNobodys: true },
  'PUT /api/avatar': { who: 'signed-in' },
  'GET /api/manager': { who: 'signed-in' },
  'POST /api/join/preview': { who: 'signed-in', body: { code: '{{code}}' } },
  'POST /api/join': { who: 'signed-in', body: { code: '{{code}}' } },
  'POST /api/staff-invitations/preview': { who: 'signed-in', body: { code: '{{code}}' } },
  'POST /api/staff-invitations/acceptance': { who: 'signed-in', body: { code: '{{code}}' } },
  'GET /api/live': { who: 'signed-in' },

  'GET /api/form-status': { who: 'athletes' },
  'GET /api/statistics/athlete': { who: 'athletes', ...inARange },
  'GET /api/statistics/sessions.csv': { who: 'athletes', ...inARange },
  'GET /api/statistics/responses.csv': { who: 'athletes', ...inARange },
  'GET /api/statistics/load.csv': { who: 'athletes', ...inARange },
  'GET /api/statistics/week': { who: 'athletes' },
  'GET /api/statistics/weeks': { who: 'athletes', ...inARange },
  'DELETE /api/team-membership': { who: 'athletes' },
  'GET /api/consents': { who: 'athletes' },
  'PUT /api/consents/{scope}': { who: 'athletes', body: { given: true } },
  'GET /api/record-views': { who: 'athletes' },
  'GET /api/account/reminders': { who: 'athletes' },
  'PUT /api/account/reminders': {
    who: 'athletes',
    body: { byMail: true, byPush: true, quietFrom: '22:00', quietTo: '06:00', timeZone: null },
  },
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
  'GET /api/day-replies': { who: 'athletes' },
  'POST /api/day-replies/{id}/answer': {
    who: 'athletes',
    body: { text: 'Fine', repliedAt: '{{today}}T00:00:00Z' },
    isNobodys: true,
  },
  'GET /api/absences': { who: 'athletes' },
  'PUT /api/absences/{id}': { who: 'athletes', body: { status: 'out', firstDay: '{{today}}' } },
  // The id is that of a profile, so no athlete has such an absence.
  'POST /api/absences/{id}/end': { who: 'athletes', body: {}, isNobodys: true },
  'GET /api/problems': { who: 'athletes' },
  'PUT /api/problems/{id}': { who: 'athletes', body: { kind: 'illness', beganOn: '{{today}}' } },
  // The id is that of a profile, so no athlete has such a problem.
  'POST /api/problems/{id}/resolution': { who: 'athletes', body: {}, isNobodys: true },
  'PUT /api/health-rounds/{day}': { who: 'athletes', day: '{{monday}}', body: { answers: [] } },
  'GET /api/days': { who: 'athletes' },
  'GET /api/days/{day}': { who: 'athletes' },
  'PUT /api/days/{day}': { who: 'athletes', body: { AM: { kind: 'rested' } } },

  'POST /api/teams': { who: 'managers', body: { name: 'New', timeZone: 'UTC' } },
  'GET /api/teams/{teamId}': { who: 'staff' },
  'PATCH /api/teams/{teamId}': { who: 'owners', body: { name: 'New' } },
  'POST /api/teams/{teamId}/archive': { who: 'owners' },
  'DELETE /api/teams/{teamId}/archive': { who: 'owners' },
  'GET /api/teams/{teamId}/changes': { who: 'owners' },
  'GET /api/teams/{teamId}/staff': { who: 'staff' },
  'PUT /api/teams/{teamId}/staff/{id}': { who: 'owners', body: { duty: 'coach', seesHealth: false } },
  // One's own place may be left, so it is that of the owner who is named.
  'DELETE /api/teams/{teamId}/staff/{id}': { who: 'owners' },
  'POST /api/teams/{teamId}/hand-over': { who: 'owners', body: { to: '{{coach}}' } },
  'GET /api/teams/{teamId}/athletes': { who: 'staff' },
  'DELETE /api/teams/{teamId}/athletes/{id}': { who: 'running' },
  'POST /api/teams/{teamId}/athletes/{id}/opened': { who: 'staff', body: { day: '{{today}}' } },
  'POST /api/teams/{teamId}/athletes/{id}/looked-at': { who: 'looking', body: { seen: '' } },
  'DELETE /api/teams/{teamId}/athletes/{id}/looked-at': { who: 'looking' },
  'GET /api/teams/{teamId}/athletes/{id}/days/{day}': { who: 'staff' },
  'PUT /api/teams/{teamId}/athletes/{id}/days/{day}': { who: 'running', body: { AM: { kind: 'rested' } } },
  'GET /api/teams/{teamId}/athletes/{id}/days/{day}/replies': { who: 'staff', day: '{{yesterday}}' },
  'PUT /api/teams/{teamId}/athletes/{id}/days/{day}/reaction': {
    who: 'replying',
    body: { reaction: 'well-done' },
    day: '{{yesterday}}',
  },
  'PUT /api/teams/{teamId}/athletes/{id}/days/{day}/reply': {
    who: 'replying',
    body: { text: 'Rest' },
    day: '{{yesterday}}',
  },
  'GET /api/teams/{teamId}/invitations': { who: 'running' },
  'POST /api/teams/{teamId}/invitations': { who: 'running', body: {} },
  'DELETE /api/teams/{teamId}/invitations/{id}': { who: 'running' },
  'GET /api/teams/{teamId}/form-status': { who: 'staff' },
  'PUT /api/teams/{teamId}/form-status': {
    who: 'running',
    body: { openTime: '06:00', closeTime: '10:00', timeZone: 'UTC' },
  },
  'PUT /api/teams/{teamId}/form-status/open': { who: 'running', body: { open: false } },
  'GET /api/teams/{teamId}/reminders': { who: 'staff' },
  'PUT /api/teams/{teamId}/reminders': { who: 'running', body: { beforeClosingMin: 45, atOpening: false } },
  'GET /api/teams/{teamId}/digest-choice': { who: 'staff' },
  'PUT /api/teams/{teamId}/digest-choice': { who: 'staff', body: { byMail: true, byPush: false } },
  'GET /api/teams/{teamId}/nudges': { who: 'staff' },
  'POST /api/teams/{teamId}/nudges': { who: 'running', body: {} },
  'GET /api/teams/{teamId}/absences': { who: 'staff' },
  'PUT /api/teams/{teamId}/absences/{id}': {
    who: 'looking',
    body: { athleteId: '{{athlete}}', status: 'out', firstDay: '{{today}}' },
  },
  'POST /api/teams/{teamId}/absences/{id}/end': { who: 'looking', body: {} },
  'DELETE /api/teams/{teamId}/absences/{id}': { who: 'looking' },
  'GET /api/teams/{teamId}/problems': { who: 'staff' },
  'PUT /api/teams/{teamId}/problems/{id}': {
    who: 'replying',
    body: { athleteId: '{{athlete}}', kind: 'illness', beganOn: '{{yesterday}}' },
  },
  'POST /api/teams/{teamId}/problems/{id}/resolution': { who: 'replying', body: {} },
  'PUT /api/teams/{teamId}/problems/{id}/steps/{stepId}': { who: 'replying', body: { title: 'Run' } },
  'POST /api/teams/{teamId}/problems/{id}/steps/{stepId}/confirmation': { who: 'replying', body: {} },
  'DELETE /api/teams/{teamId}/problems/{id}/steps/{stepId}': { who: 'replying' },
  'GET /api/teams/{teamId}/health-round': { who: 'staff' },
  'PUT /api/teams/{teamId}/health-round': { who: 'running', body: { weekday: 1 } },
  'GET /api/teams/{teamId}/health-season': { who: 'replying', ...inARange },
  'GET /api/teams/{teamId}/health-season/weeks.csv': { who: 'replying', ...inARange },
  'GET /api/teams/{teamId}/health-season/problems.csv': { who: 'replying', ...inARange },
  'GET /api/teams/{teamId}/health-season/availability.csv': { who: 'replying', ...inARange },
  'GET /api/teams/{teamId}/day': { who: 'staff' },
  'POST /api/teams/{teamId}/day/opened': {
    who: 'staff',
    body: { day: '{{today}}', athleteIds: ['{{athlete}}'] },
  },
  'GET /api/teams/{teamId}/follow-up': { who: 'staff' },
  'GET /api/teams/{teamId}/day/usual': { who: 'staff' },
  'GET /api/teams/{teamId}/statistics/athlete': { who: 'staff', ...ofTheAthleteInARange },
  'GET /api/teams/{teamId}/statistics/sessions.csv': { who: 'exporting', ...ofTheAthleteInARange },
  'GET /api/teams/{teamId}/statistics/responses.csv': { who: 'exporting', ...ofTheAthleteInARange },
  'GET /api/teams/{teamId}/statistics/load.csv': { who: 'exporting', ...ofTheAthleteInARange },
  'GET /api/teams/{teamId}/statistics/week': { who: 'staff', ...ofTheAthlete },
  'GET /api/teams/{teamId}/statistics/weeks': { who: 'staff', ...ofTheAthleteInARange },
  'GET /api/teams/{teamId}/statistics/squad': { who: 'staff', ...inARange },
  'GET /api/teams/{teamId}/statistics/middle': { who: 'staff', ...inARange },
  'GET /api/teams/{teamId}/statistics/squad-weeks': { who: 'staff', ...inARange },
  'POST /api/teams/{teamId}/insights/athletes/{id}': { who: 'staff' },
  'POST /api/teams/{teamId}/insights/team': { who: 'staff' },
  'GET /api/teams/{teamId}/standing-out': { who: 'staff' },
  'GET /api/teams/{teamId}/metrics': { who: 'staff' },
  'POST /api/teams/{teamId}/metrics': { who: 'running', body: { title: 'Mood', type: 'rating' } },
  'POST /api/teams/{teamId}/metrics/starter-set': { who: 'running' },
  'PUT /api/teams/{teamId}/metrics/order': { who: 'running', body: { ids: ['{{metric}}'] } },
  'PATCH /api/teams/{teamId}/metrics/{id}': { who: 'running', body: { title: 'Mood' } },
  'DELETE /api/teams/{teamId}/metrics/{id}': { who: 'running' },
  'POST /api/teams/{teamId}/metrics/{id}/archive': { who: 'running' },
  'POST /api/teams/{teamId}/metrics/{id}/restore': { who: 'running' },
  'GET /api/teams/{teamId}/metrics/{id}/answer-count': { who: 'running' },
  'GET /api/teams/{teamId}/groups': { who: 'staff' },
  'POST /api/teams/{teamId}/groups': { who: 'running', body: { name: 'Keepers' } },
  'PATCH /api/teams/{teamId}/groups/{id}': { who: 'running', body: { name: 'Keepers' } },
  'DELETE /api/teams/{teamId}/groups/{id}': { who: 'running' },
  'PUT /api/teams/{teamId}/groups/{id}/members': {
    who: 'running',
    body: { athleteIds: ['{{athlete}}'] },
  },
}

const IDS: [end: string, name: string][] = [
  ['sessions/{id}', '{{athlete}}'],
  ['athletes/{id}', '{{athlete}}'],
  ['{teamId}/absences/{id}', '{{absence}}'],
  ['absences/{id}', '{{athlete}}'],
  ['{teamId}/problems/{id}', '{{problem}}'],
  ['problems/{id}', '{{athlete}}'],
  ['day-replies/{id}', '{{athlete}}'],
  ['invitations/{id}', '{{invitation}}'],
  ['metrics/{id}', '{{metric}}'],
  ['groups/{id}', '{{group}}'],
  ['staff/{id}', '{{manager}}'],
]

export function pathFor(path: string, { query = '', day = '{{today}}' }: RouteAccess): string {
  const [, id = ''] = IDS.find(([end]) => path.includes(end)) ?? []
  const known = {
    '{teamId}': '{{team}}',
    '{scope}': 'history',
    '{id}': id,
    '{day}': day,
    '{stepId}': '{{step}}',
  }
  return Object.entries(known).reduce((filled, [name, value]) => filled.replace(name, value), path) + query
}

const STAFF: Person[] = ['manager', 'coach', 'medical', 'viewer']
const MANAGERS: Person[] = [...STAFF, 'otherManager', 'removedStaff']

/** Why the route refuses, or null where it does its work. */
export function refusalFor({ who, isNobodys }: RouteAccess, person: Person | 'visitor'): string | null {
  if (who === 'anyone') return null
  if (person === 'visitor') return 'session-required'
  if (who === 'signed-in') return isNobodys ? 'not-found' : null
  if (MANAGERS.includes(person) === (who === 'athletes')) return 'wrong-role'
  if (who === 'athletes') return isNobodys ? 'not-found' : null
  if (who === 'managers') return null
  if (!STAFF.includes(person)) return 'not-found'
  const duties: Record<typeof who, Person[]> = {
    staff: STAFF,
    exporting: ['manager', 'coach', 'medical'],
    looking: ['manager', 'coach', 'medical'],
    replying: ['manager', 'medical'],
    running: ['manager', 'coach'],
    owners: ['manager'],
  }
  return duties[who].includes(person) ? null : 'wrong-duty'
}
