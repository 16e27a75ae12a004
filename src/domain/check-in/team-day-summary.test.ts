import { expect, test } from 'vitest'
import { FULLY_AVAILABLE } from '../absence/absence.ts'
import { summaryOf } from './team-day-summary.ts'
import type { AthleteDay } from './team-day.ts'

const athlete = (athleteName: string, day: Partial<AthleteDay>): AthleteDay => ({
  athleteId: athleteName,
  athleteName,
  avatarUrl: null,
  answeredAt: null,
  responses: [],
  AM: null,
  PM: null,
  lateSessions: [],
  availability: FULLY_AVAILABLE,
  ...day,
})
const answer = {
  id: 'r',
  metricId: 'm',
  metricTitle: 'Sleep',
  metricType: 'rating',
  rating: 4,
  text: null,
  isLate: false,
} as const
const trained = { kind: 'trained', trainingType: 'travel', rpe: 5, durationMin: 60 } as const
const rested = { kind: 'rested' } as const

test('a team’s day says who answered, who did not, who trained and who rested; silence is none of these', () => {
  const athletes = [
    athlete('Ida', { responses: [answer], AM: trained, PM: rested }),
    athlete('Amara', { responses: [answer], AM: rested }),
    athlete('Petra', { PM: trained }),
    athlete('Bo', {}),
  ]
  const names = (group: AthleteDay[]) => group.map(({ athleteName }) => athleteName)
  const { answered, missing, trained: worked, rested: free } = summaryOf({ day: 'd', today: 'd', athletes })
  expect([names(answered), names(missing), names(worked), names(free)]).toEqual([
    ['Ida', 'Amara'],
    ['Petra', 'Bo'],
    ['Ida', 'Petra'],
    ['Amara'],
  ])
})

const off = { ...FULLY_AVAILABLE, status: 'off', isOff: true, offKind: 'holiday' } as const
const out = { ...FULLY_AVAILABLE, status: 'out' } as const

test('who has a day off is not missing, nor among those who were to answer, unless they did', () => {
  const athletes = [
    athlete('Ida', { responses: [answer] }),
    athlete('Amara', { availability: off }),
    athlete('Petra', { availability: off, responses: [answer] }),
    athlete('Bo', { availability: out }),
    athlete('Cy', { availability: { ...out, isOff: true, offKind: 'exam' } }),
  ]
  const names = (group: AthleteDay[]) => group.map(({ athleteName }) => athleteName)
  const { answered, missing, expected } = summaryOf({ day: 'd', today: 'd', athletes })
  expect([names(answered), names(missing), names(expected)]).toEqual([
    ['Ida', 'Petra'],
    ['Bo'],
    ['Ida', 'Petra', 'Bo'],
  ])
})
