import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import { msg } from '#domain/language/message.ts'
import type { ReportedSession } from '#domain/load/day-records.ts'
import { trainingWeek, type TrainingWeek } from '#domain/load/week.ts'
import type { SessionAnswer } from '#domain/training-session/session-answer.ts'

/** In the words of src/domain/insight. */
export const SAMPLE_INSIGHTS = [
  {
    area: msg('Training Load'),
    trend: msg('A sharp rise: weekly load 2,640, mean of the four weeks before 1,630 (ACWR 1.62).'),
    recommendation: msg(
      'Ratings are lower at the same time: consider easier days before the next hard session, and talk with the athlete.',
    ),
    basedOn: [
      msg('Load of the last 7 days 2,640, of the 7 before 1,720, +53% (7 and 7 of 7 days reported).'),
    ],
  },
  {
    area: msg('Wellness'),
    trend: msg('Sleep quality below her usual: 2.6 over the last 7 days, 3.9 over the four weeks before.'),
    recommendation: msg('Ask what is behind it before the next hard session.'),
    basedOn: [msg('Sleep quality: rating −1.3 over the last 14 days (13 answers, −0.7 a week).')],
  },
  {
    area: msg('Consistency'),
    trend: msg('Check-in answered on 13 of 14 days, last today.'),
    recommendation: msg('Nothing to chase: the picture is complete enough to judge.'),
    basedOn: [msg('Training or rest reported on 14 of 14 days, last today.')],
  },
]

/** The made-up team of the previews. */
export const SAMPLE_ATHLETES = [
  { id: 'ida', fullName: 'Ida Solberg', email: 'ida.solberg@example.org', avatarUrl: null },
  { id: 'jonas', fullName: 'Jonas Weber', email: 'jonas.weber@example.org', avatarUrl: null },
  { id: 'amara', fullName: 'Amara Okafor', email: 'amara.okafor@example.org', avatarUrl: null },
  { id: 'mateo', fullName: 'Mateo Ruiz', email: 'mateo.ruiz@example.org', avatarUrl: null },
]

export const SAMPLE_FORM_STATUS = {
  isOpen: false,
  manuallyClosed: false,
  openTime: '06:30',
  closeTime: '09:00',
}

/** In words where the product has a date, since no date of an example stays true. */
export const SAMPLE_INVITATIONS = [
  { email: null, state: 'active', expiresAt: '', expires: { date: msg('Tomorrow'), time: '07:15' } },
  {
    email: 'lena.fischer@example.org',
    state: 'active',
    expiresAt: '',
    expires: { date: msg('Tomorrow'), time: '11:40' },
  },
] as const

const MONDAY: LocalDay = '2026-05-11'
const SHOWN_DAYS = 5

const REST: SessionAnswer = { kind: 'rested' }
const trained = (
  trainingType: Extract<SessionAnswer, { kind: 'trained' }>['trainingType'],
  rpe: number,
  durationMin: number,
): SessionAnswer => ({ kind: 'trained', trainingType, rpe, durationMin })

/** Monday to Sunday, morning and afternoon; null where nothing is reported. */
const HALVES: [am: SessionAnswer, pm: SessionAnswer | null][] = [
  [trained('strength_power', 6, 70), trained('technical_tactical', 4, 60)],
  [trained('interval_metabolic', 8, 55), REST],
  [REST, trained('technical_tactical', 5, 90)],
  [trained('speed_agility', 7, 60), null],
  [trained('mobility_regenerative', 2, 40), REST],
  [REST, REST],
  [REST, REST],
]

/** The product's own arithmetic over made-up sessions. The weekend is a rest, so an example can leave it out. */
export function sampleWeek(): TrainingWeek {
  const sessions = HALVES.flatMap(([am, pm], index): ReportedSession[] => {
    const date = addDays(MONDAY, index)
    return [{ ...am, date, slot: 'AM' }, ...(pm ? [{ ...pm, date, slot: 'PM' as const }] : [])]
  })
  const week = trainingWeek(sessions, MONDAY)
  return { ...week, days: week.days.slice(0, SHOWN_DAYS) }
}
