import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/account/role.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { TrainingType } from '#domain/training-session/training-session.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import type { TeamRows } from '#server/demo/write-team.ts'

/** When half of a day, then a session or the rest that was declared for it. */
export type Logged = [
  date: LocalDay,
  half: 'AM' | 'PM',
  session: 'rest' | [type: TrainingType, rpe: number, min: number],
]

const usual: [TrainingType, number, number] = ['strength_power', 5, 60]

const SEPTEMBER: LocalDay[] = ['2025-09-01', '2025-09-08', '2025-09-15', '2025-09-22']

/** 300 on Monday, Wednesday and Friday of five weeks, rest declared between them in four, and one hard week in full. */
const IDA: Logged[] = [
  ...[...SEPTEMBER, '2025-10-06' as const].flatMap((monday): Logged[] =>
    [0, 2, 4].map((day) => [addDays(monday, day), 'AM', usual]),
  ),
  ...SEPTEMBER.flatMap((monday): Logged[] => [1, 3].map((day) => [addDays(monday, day), 'AM', 'rest'])),
  ['2025-09-29', 'AM', ['strength_power', 6, 50]],
  ['2025-09-29', 'PM', ['technical_tactical', 5, 60]],
  ['2025-09-30', 'AM', 'rest'],
  ['2025-09-30', 'PM', 'rest'],
  ['2025-10-01', 'PM', ['speed_agility', 4, 75]],
  ['2025-10-03', 'AM', ['competition', 10, 60]],
  ['2025-10-03', 'PM', 'rest'],
  ['2025-10-04', 'AM', 'rest'],
  ['2025-10-05', 'AM', ['interval_metabolic', 8, 75]],
]

/** 100 on each of 28 days. */
const BO: Logged[] = calendarDays('2025-09-08', '2025-10-05').map((day) => [
  day,
  'PM',
  ['regenerative', 4, 25],
])

/** In turn 3 and 5 on ten days, then 1 and 5; the mood is always 4, and not said on the tenth day. */
const CLEO = calendarDays('2025-12-01', '2025-12-12').map((date, at) => ({
  date,
  sleep: at < 10 ? [3, 5][at % 2]! : [1, 5][at % 2]!,
  mood: at === 9 ? null : 4,
}))

export const daysAgo = (days: number) => addDays(localDayIn('UTC', new Date()), -days)

/** A coach and a small team whose every figure can be computed by hand; no journey changes it. */
export function statisticsSeason() {
  const coach = person('Marta Kowalczyk')
  const athlete = (fullName: string) => person(fullName, coach)
  const [ida, bo] = [athlete('Ida Lind'), athlete('Bo Vinter')]
  const [cleo, dov] = [athlete('Cleo Adeyemi'), athlete('Dov Katz')]
  const dovsDay = daysAgo(10)
  const [sleep, mood] = [randomUUID(), randomUUID()]
  const rows: TeamRows = {
    team: { id: randomUUID(), name: initialTeamName(coach.fullName, inEnglish) },
    people: [coach, ida, bo, cleo, dov],
    metrics: [
      { id: sleep, title: 'Sleep', type: 'rating' },
      { id: mood, title: 'Mood', type: 'rating' },
    ],
    answers: [
      { athleteId: ida.id, metricId: sleep, date: '2025-09-29', ratingValue: 4 },
      { athleteId: ida.id, metricId: sleep, date: '2025-09-30', ratingValue: 5 },
      { athleteId: ida.id, metricId: sleep, date: '2025-10-01', ratingValue: 4 },
      { athleteId: ida.id, metricId: mood, date: '2025-10-05', ratingValue: 2 },
      { athleteId: bo.id, metricId: sleep, date: '2025-09-29', ratingValue: 1 },
      ...CLEO.flatMap(({ date, ...ratings }) => [
        { athleteId: cleo.id, metricId: sleep, date, ratingValue: ratings.sleep },
        ...(ratings.mood ? [{ athleteId: cleo.id, metricId: mood, date, ratingValue: ratings.mood }] : []),
      ]),
    ],
    sessions: [...logged(ida, IDA), ...logged(bo, BO), ...logged(dov, [[dovsDay, 'AM', usual]])],
  }
  return { rows, team: { coach, ida, bo, cleo, dov, dovsDay } }
}

export type StatisticsSeason = ReturnType<typeof statisticsSeason>['team']

export type Person = { id: string; email: string; fullName: string; role: Role }

/** A coach, or an athlete of the coach's team. */
export function person(fullName: string, coach?: Person): Person {
  const id = randomUUID()
  const email = `${id}@example.org`
  return { id, email, fullName, role: coach ? 'athlete' : 'manager' }
}

export const logged = ({ id: athleteId }: Person, sessions: Logged[]): TeamRows['sessions'] =>
  sessions.map(([date, session, done]) => {
    const [trainingType, rpe, durationMin] = done === 'rest' ? ([null, 0, 0] as const) : done
    return { athleteId, date, session, trainingType, rpe, durationMin }
  })
