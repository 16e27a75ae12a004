import { describe, expect, test } from 'vitest'
import type { AbsencePeriod } from '../absence/absence.ts'
import type { LocalDay } from '../calendar/local-day.ts'
import { problemTimeLossDays, timeLossBin, timeLossDays } from './time-loss.ts'

// 2026-11-02 is a Monday.
const [MON, TUE, WED, THU, FRI] = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
] as const
const [SAT, SUN] = ['2026-11-07', '2026-11-08'] as const
const NEXT_MON = '2026-11-09'

const out = (firstDay: LocalDay, endedOn: LocalDay | null): AbsencePeriod => ({
  status: 'out',
  offKind: null,
  firstDay,
  backOn: null,
  endedOn,
})

/** The six cases of Table 10 of the IOC consensus of 2020, as it prints them. */
describe('Table 10', () => {
  test.each([
    [
      'substituted, and back on the same day',
      { stretches: [{ stoppedOn: SAT, backOn: SAT }], missed: [] },
      0,
    ],
    ['stops, and trains on the next day', { stretches: [{ stoppedOn: MON, backOn: TUE }], missed: [] }, 0],
    [
      'a strain on Monday, back on the next',
      { stretches: [{ stoppedOn: MON, backOn: NEXT_MON }], missed: [] },
      6,
    ],
    [
      'on Saturday, fit by Tuesday though the team trains on Thursday',
      { stretches: [{ stoppedOn: SAT, backOn: '2026-11-10' }], missed: [] },
      2,
    ],
    [
      'on Sunday, out from Wednesday to Saturday',
      { stretches: [{ stoppedOn: WED, backOn: SUN }], missed: [] },
      3,
    ],
    ['misses Wednesday and Friday', { stretches: [], missed: [WED, FRI] }, 2],
  ] as const)('%s', (_, loss, days) => {
    expect(timeLossDays(loss)).toBe(days)
  })

  test.each<[string, LocalDay, AbsencePeriod[], number]>([
    ['substituted, and back on the same day', SAT, [], 0],
    ['stops, and trains on the next day', MON, [out(MON, TUE)], 0],
    ['a strain on Monday, back on the next', MON, [out(MON, NEXT_MON)], 6],
    ['on Saturday, fit by Tuesday', SAT, [out(SAT, '2026-11-10')], 2],
    ['on Sunday, out from Wednesday to Saturday', '2026-11-01', [out(WED, SUN)], 3],
    ['misses Wednesday and Friday', MON, [out(WED, THU), out(FRI, SAT)], 2],
  ])('%s, by the days on which an athlete was out', (_, beganOn, absences, days) => {
    expect(problemTimeLossDays({ beganOn, resolvedOn: null }, absences, '2026-11-30')).toBe(days)
  })
})

test.each<[string, AbsencePeriod[], LocalDay | null, number]>([
  ['nobody ended counts up to today', [out(MON, null)], null, 8],
  ['goes on after the problem was over counts until then', [out(MON, null)], FRI, 3],
  ['overlaps another counts once', [out(MON, FRI), out(WED, SUN)], null, 5],
  ['follows another without a day between is one stretch', [out(MON, WED), out(WED, FRI)], null, 3],
  ['was before the problem is none of it', [out('2026-10-20', '2026-10-25')], null, 0],
  ['is modified training loses nothing', [{ ...out(MON, SUN), status: 'modified' }], null, 0],
])('an absence that %s', (_, absences, resolvedOn, days) => {
  expect(problemTimeLossDays({ beganOn: MON, resolvedOn }, absences, '2026-11-10')).toBe(days)
})

test.each([
  [0, '0'],
  [1, '1-7'],
  [7, '1-7'],
  [8, '8-28'],
  [28, '8-28'],
  [29, '>28'],
])('%i days are of the bin %s', (days, bin) => expect(timeLossBin(days)).toBe(bin))
