import { randomUUID } from 'node:crypto'
import type { Orm } from '#database/database.ts'
import { customMetrics } from '#database/schema/custom-metrics.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { daysAgo, log, type Logged, person } from './statistics-season.ts'

/** One for each test of a worker: the limits count per coach. */
const TEAMS = 20

/** Five weeks, up to today; and tomorrow, should it begin before the page is opened. */
const DAYS = Array.from({ length: 36 }, (_, index) => index - 1)

/** 300 every other day and rest between; `everyDay`: in the last week on each. */
const loads = ({ everyDay }: { everyDay: boolean }): Logged[] =>
  DAYS.map((day) => [
    daysAgo(day),
    'AM',
    day % 2 === 0 || (everyDay && day < 7) ? ['strength_power', 5, 60] : 'rest',
  ])

/**
 * Coaches who all have the same team: Ida doubles her load and sleeps badly, Bo is steady, Noa has written a note, Cleo
 * has done nothing yet.
 */
export async function insightTeams(system: Orm, password: string) {
  const teams = []
  for (let count = 0; count < TEAMS; count++) teams.push(await insightTeam(system, password))
  return teams
}

export type InsightTeam = Awaited<ReturnType<typeof insightTeam>>

async function insightTeam(system: Orm, password: string) {
  const coach = await person(system, { fullName: 'Marta Kowalczyk', managerId: null, password })
  const enrol = (fullName: string) => person(system, { fullName, managerId: coach.id, password })
  const [ida, bo, noa, cleo] = [
    await enrol('Ida Lind'),
    await enrol('Bo Vinter'),
    await enrol('Noa Berg'),
    await enrol('Cleo Adeyemi'),
  ]
  await log(system, ida.id, loads({ everyDay: true }))
  await log(system, bo.id, loads({ everyDay: false }))
  const [sleep, notes] = [randomUUID(), randomUUID()]
  await system.insert(customMetrics).values([
    { id: sleep, managerId: coach.id, title: 'Sleep', type: 'rating' },
    { id: notes, managerId: coach.id, title: 'Notes', type: 'text' },
  ])
  await system.insert(metricResponses).values([
    ...DAYS.map((day) => ({
      athleteId: ida.id,
      metricId: sleep,
      date: daysAgo(day),
      ratingValue: day <= 0 ? 1 : 4 + (day % 2),
    })),
    { athleteId: noa.id, metricId: notes, date: daysAgo(0), textValue: 'Slept badly on the train.' },
  ])
  return { coach, ida, bo, noa, cleo }
}
