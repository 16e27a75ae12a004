import type { LocalDay } from '#domain/calendar/local-day.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import { demoAbsences } from './demo-absences.ts'
import { DEMO_ROUND_WEEKDAY, demoProblems, demoRounds } from './demo-problems.ts'
import { demoFollowUps } from './follow-ups.ts'
import { athleteRecords } from './athlete-records.ts'
import { wallClockIn } from './instant-in-zone.ts'
import { demoId } from './random.ts'
import {
  athleteCalled,
  type DemoAthlete,
  demoAthletes,
  demoCoach,
  demoGroups,
  type DemoPerson,
  idOf,
  NEW_ATHLETE_DAYS,
} from './roster.ts'
import { daysBefore, SEASON_DAYS } from './team-plan.ts'
import { demoMetrics } from './wellness.ts'
import type { TeamRows } from './write-team.ts'

export type DemoTeam = Required<TeamRows>

const REGISTERED_MIN = 290
const METRICS_MADE_MIN = 300
const GROUPS_MADE_MIN = 320

/** Every row of the demo, without avatars and passwords: a function of the day and the zone alone. */
export function demoTeam(today: LocalDay, timeZone: string): DemoTeam {
  const wallClock = wallClockIn(timeZone)
  const firstDay = daysBefore(today, SEASON_DAYS - 1)
  const records = demoAthletes.map((athlete) => athleteRecords(athlete, today, wallClock))
  const account = (person: DemoPerson, createdAt: Date) => ({
    id: idOf(person),
    fullName: person.fullName,
    email: person.email,
    emailVerified: true,
    createdAt,
    updatedAt: createdAt,
  })
  const answers = records.flatMap((record) => record.answers)
  const registeredAt = wallClock(firstDay, REGISTERED_MIN)
  return {
    team: {
      id: demoId('team'),
      name: initialTeamName(demoCoach.fullName, inEnglish),
      timeZone,
      createdAt: registeredAt,
      healthRoundWeekday: DEMO_ROUND_WEEKDAY,
    },
    people: [
      { ...account(demoCoach, registeredAt), role: 'manager' },
      ...demoAthletes.map((athlete) => ({
        ...account(athlete, wallClock(joinedOn(athlete, today), REGISTERED_MIN)),
        role: 'athlete' as const,
      })),
    ],
    metrics: demoMetrics.map((metric, index) => ({
      ...metric,
      // A minute apart: lists ordered by creation keep the coach's order.
      createdAt: wallClock(firstDay, METRICS_MADE_MIN + index),
    })),
    groups: demoGroups.map(({ name, handles }, index) => ({
      id: demoId('group', name),
      name,
      createdAt: wallClock(firstDay, GROUPS_MADE_MIN + index),
      athleteIds: handles.map((handle) => idOf(athleteCalled(handle))),
    })),
    formStatus: {
      id: demoId('form status'),
      date: today,
      isOpen: true,
      createdAt: registeredAt,
    },
    joined: demoAthletes.map((athlete) => ({
      id: demoId('joined', athlete.email),
      athleteId: idOf(athlete),
      date: joinedOn(athlete, today),
    })),
    answers,
    sessions: records.flatMap(({ sessions }) => sessions),
    ...demoFollowUps(answers, today, wallClock),
    absences: demoAbsences(today, wallClock),
    problems: demoProblems(today, wallClock),
    rounds: demoRounds(today, wallClock),
  }
}

function joinedOn({ storyline }: DemoAthlete, today: LocalDay): LocalDay {
  return daysBefore(today, (storyline === 'new' ? NEW_ATHLETE_DAYS : SEASON_DAYS) - 1)
}
