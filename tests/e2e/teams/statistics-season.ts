import { randomUUID } from 'node:crypto'
import type { Orm } from '#database/database.ts'
import { authAccounts } from '#database/schema/auth.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { calendarDays } from '#domain/calendar/days.ts'
import { addDays, type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import type { TrainingType } from '#domain/training-session/training-session.ts'

/** When half of a day, then a session or the rest that was declared for it. */
export type Logged = [
  date: LocalDay,
  half: 'AM' | 'PM',
  session: 'rest' | [type: TrainingType, rpe: number, min: number],
]

const usual: [TrainingType, number, number] = ['strength_power', 5, 60]

/** 300 on Monday, Wednesday and Friday of five weeks, a declared rest among them, and one hard week in full. */
const IDA: Logged[] = [
  ...['2025-09-01', '2025-09-08', '2025-09-15', '2025-09-22', '2025-10-06'].flatMap((monday): Logged[] =>
    [0, 2, 4].map((day) => [addDays(monday as LocalDay, day), 'AM', usual]),
  ),
  ['2025-09-23', 'AM', 'rest'],
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

export const daysAgo = (days: number) => addDays(localDayIn('UTC', new Date()), -days)

/** A coach and a small team whose every figure can be computed by hand; no journey changes it. */
export async function statisticsSeason(system: Orm, password: string) {
  const enrol = (fullName: string, managerId: string | null) =>
    person(system, { fullName, managerId, password })

  const coach = await enrol('Marta Kowalczyk', null)
  const ida = await enrol('Ida Lind', coach.id)
  const bo = await enrol('Bo Vinter', coach.id)
  const cleo = await enrol('Cleo Adeyemi', coach.id)
  const dov = await enrol('Dov Katz', coach.id)
  const dovsDay = daysAgo(10)
  await log(system, ida.id, IDA)
  await log(system, bo.id, BO)
  await log(system, dov.id, [[dovsDay, 'AM', usual]])

  const [sleep, mood] = [randomUUID(), randomUUID()]
  await system.insert(customMetrics).values([
    { id: sleep, managerId: coach.id, title: 'Sleep', type: 'rating' },
    { id: mood, managerId: coach.id, title: 'Mood', type: 'rating' },
  ])
  await system.insert(metricResponses).values([
    { athleteId: ida.id, metricId: sleep, date: '2025-09-29', ratingValue: 4 },
    { athleteId: ida.id, metricId: sleep, date: '2025-09-30', ratingValue: 5 },
    { athleteId: ida.id, metricId: sleep, date: '2025-10-01', ratingValue: 4 },
    { athleteId: ida.id, metricId: mood, date: '2025-10-05', ratingValue: 2 },
    { athleteId: bo.id, metricId: sleep, date: '2025-09-29', ratingValue: 1 },
  ])
  return { coach, ida, bo, cleo, dov, dovsDay }
}

export type StatisticsSeason = Awaited<ReturnType<typeof statisticsSeason>>

type Newcomer = { fullName: string; managerId: string | null; password: string }

export async function person(system: Orm, { fullName, managerId, password }: Newcomer) {
  const id = randomUUID()
  const email = `${id}@example.org`
  await system
    .insert(profiles)
    .values({ id, fullName, email, managerId, role: managerId ? 'athlete' : 'manager' })
  await system.insert(authAccounts).values({ userId: id, accountId: id, providerId: 'credential', password })
  return { id, email, fullName }
}

export async function log(system: Orm, athleteId: string, sessions: Logged[]) {
  await system.insert(trainingSessions).values(
    sessions.map(([date, session, logged]) => {
      const [trainingType, rpe, durationMin] = logged === 'rest' ? ([null, 0, 0] as const) : logged
      return { athleteId, date, session, trainingType, rpe, durationMin }
    }),
  )
}
