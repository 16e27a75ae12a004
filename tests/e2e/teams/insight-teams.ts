import { randomUUID } from 'node:crypto'
import { inEnglish } from '#domain/language/in-english.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import type { TeamRows } from '#server/demo/write-team.ts'
import { daysAgo, type Logged, logged, person } from './statistics-season.ts'

/** One for each test of a worker: the limits count per coach. */
const TEAMS = 30

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
export const insightTeams = () => Array.from({ length: TEAMS }, insightTeam)

export type InsightTeam = ReturnType<typeof insightTeam>['team']

function insightTeam() {
  const coach = person('Marta Kowalczyk')
  const athlete = (fullName: string) => person(fullName, coach)
  const [ida, bo] = [athlete('Ida Lind'), athlete('Bo Vinter')]
  const [noa, cleo] = [athlete('Noa Berg'), athlete('Cleo Adeyemi')]
  const [sleep, notes] = [randomUUID(), randomUUID()]
  const rows: TeamRows = {
    team: { id: randomUUID(), name: initialTeamName(coach.fullName, inEnglish) },
    people: [coach, ida, bo, noa, cleo],
    metrics: [
      { id: sleep, title: 'Sleep', type: 'rating' },
      { id: notes, title: 'Notes', type: 'text' },
    ],
    answers: [
      ...DAYS.map((day) => ({
        athleteId: ida.id,
        metricId: sleep,
        date: daysAgo(day),
        ratingValue: day <= 0 ? 1 : 4 + (day % 2),
      })),
      {
        athleteId: noa.id,
        metricId: notes,
        date: daysAgo(0),
        kind: 'text',
        textValue: 'Slept badly on the train.',
      },
    ],
    sessions: [...logged(ida, loads({ everyDay: true })), ...logged(bo, loads({ everyDay: false }))],
  }
  return { rows, team: { coach, ida, bo, noa, cleo } }
}
