import { athleteCalled, type DemoAthlete } from './roster.ts'

/** By how many days ago it began, and on which day the athlete was back. */
type PastAbsence = {
  handle: string
  status: 'out' | 'modified'
  reason: 'injury' | 'illness'
  began: number
  back: number
}

/** What some of the problems of the season cost; with the others athletes trained on. */
export const PAST_ABSENCES: readonly PastAbsence[] = [
  { handle: 'amara.diallo', status: 'out', reason: 'injury', began: 95, back: 86 },
  { handle: 'amara.diallo', status: 'modified', reason: 'injury', began: 86, back: 81 },
  { handle: 'aoife.nibhriain', status: 'out', reason: 'injury', began: 88, back: 80 },
  { handle: 'hanna.kovalenko', status: 'modified', reason: 'injury', began: 66, back: 45 },
  { handle: 'jelena.dordevic', status: 'out', reason: 'illness', began: 60, back: 55 },
  { handle: 'aoife.nibhriain', status: 'out', reason: 'injury', began: 40, back: 28 },
  { handle: 'noor.haddad', status: 'out', reason: 'illness', began: 33, back: 30 },
]

export const wasOut = (athlete: DemoAthlete, daysAgo: number): boolean =>
  PAST_ABSENCES.some(
    ({ handle, status, began, back }) =>
      status === 'out' && daysAgo <= began && daysAgo > back && athleteCalled(handle) === athlete,
  )
