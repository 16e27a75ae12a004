import { mondayOf } from '#domain/calendar/days.ts'
import { addDays, type LocalDay } from '#domain/calendar/local-day.ts'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import { roundOn } from '#domain/health-problem/health-round.ts'
import type { OstrcAnswers } from '#domain/health-problem/ostrc.ts'
import type { WallClock } from './instant-in-zone.ts'
import { demoId, randomFrom } from './random.ts'
import {
  athleteCalled,
  type DemoAthlete,
  demoAthletes,
  demoCoach,
  FIRST_STEPS_DAYS_AGO,
  idOf,
  INJURED_DAYS_AGO,
  NEW_ATHLETE_DAYS,
} from './roster.ts'
import { daysBefore, SEASON_DAYS } from './team-plan.ts'
import type { TeamRows } from './write-team.ts'

type DemoProblem = NonNullable<TeamRows['problems']>[number]
type DemoRound = NonNullable<TeamRows['rounds']>[number]

const EVENING_MIN = 20 * 60
const MORNING_MIN = 450
/** Mondays. */
export const DEMO_ROUND_WEEKDAY = 1

/** By how many days ago it began and, if it is over, was over. */
type Told = {
  handle: string
  began: number
  over: number | null
  area?: BodyArea
  side?: Side
  note: string
  mode?: 'acute' | 'repetitive-gradual'
  isReturn?: boolean
  isShared?: boolean
}

/** A third of the squad over a season; of one the injury came back. */
const TOLD: Told[] = [
  {
    handle: 'amara.diallo',
    began: 95,
    over: 81,
    area: 'ankle',
    side: 'right',
    note: 'Landed on a foot',
    mode: 'acute',
  },
  {
    handle: 'aoife.nibhriain',
    began: 88,
    over: 70,
    area: 'hip-groin',
    side: 'left',
    note: 'Pulls when I kick',
  },
  {
    handle: 'petra.novakova',
    began: INJURED_DAYS_AGO,
    over: null,
    area: 'thigh',
    side: 'left',
    note: 'Hamstring, at full sprint',
    mode: 'acute',
  },
  {
    handle: 'hanna.kovalenko',
    began: 66,
    over: 45,
    area: 'lower-leg',
    side: 'both',
    note: 'Shins, after hard courts',
    mode: 'repetitive-gradual',
  },
  { handle: 'jelena.dordevic', began: 60, over: 54, note: 'Stomach bug' },
  {
    handle: 'meiling.hsu',
    began: 50,
    over: null,
    area: 'knee',
    side: 'left',
    note: 'Sore after jumping',
    mode: 'repetitive-gradual',
    isShared: true,
  },
  {
    handle: 'aoife.nibhriain',
    began: 40,
    over: 25,
    area: 'hip-groin',
    side: 'left',
    note: 'The groin again',
    isReturn: true,
  },
  { handle: 'noor.haddad', began: 33, over: 29, note: 'A heavy cold' },
  { handle: 'zoe.vandenbroek', began: 1, over: null, note: 'Fever' },
]

const problemId = ({ handle, began }: Pick<Told, 'handle' | 'began'>) =>
  demoId('problem', handle, String(began))

export function demoProblems(today: LocalDay, wallClock: WallClock): DemoProblem[] {
  return TOLD.map((told, index) => {
    const athleteId = idOf(athleteCalled(told.handle))
    const beganOn = daysBefore(today, told.began)
    const former = told.isReturn
      ? TOLD.slice(0, index).findLast(({ handle }) => handle === told.handle)
      : undefined
    return {
      id: problemId(told),
      athleteId,
      kind: told.area ? 'injury' : 'illness',
      area: told.area ?? null,
      side: told.side ?? null,
      beganOn,
      resolvedOn: told.over === null ? null : daysBefore(today, told.over),
      note: told.note,
      isSharedWithCoach: told.isShared ?? false,
      recurrenceOf: former ? problemId(former) : null,
      reportedBy: athleteId,
      reportedAt: wallClock(beganOn, EVENING_MIN),
      ...(told.mode && {
        finding: {
          mode: told.mode,
          relation: 'direct' as const,
          setBy: idOf(demoCoach),
          setAt: wallClock(addDays(beganOn, 1), EVENING_MIN),
        },
      }),
      ...(told.began === INJURED_DAYS_AGO && { steps: petrasSteps(today, wallClock) }),
    }
  })
}

/** Two are taken, one is due, and the last is to come. */
function petrasSteps(today: LocalDay, wallClock: WallClock): NonNullable<DemoProblem['steps']> {
  const planned = wallClock(daysBefore(today, FIRST_STEPS_DAYS_AGO), EVENING_MIN)
  const step = (title: string, plannedOn: LocalDay, confirmedOn: LocalDay | null) => ({
    id: demoId('step', title),
    title,
    plannedOn,
    confirmedOn,
    confirmedBy: confirmedOn && idOf(demoCoach),
    createdAt: planned,
  })
  return [
    step(
      'Straight running',
      daysBefore(today, FIRST_STEPS_DAYS_AGO),
      daysBefore(today, FIRST_STEPS_DAYS_AGO),
    ),
    step('Sprints at 80 %', daysBefore(today, 12), daysBefore(today, 10)),
    step('Team training without contact', daysBefore(today, 1), null),
    step('Match', addDays(today, 6), null),
  ]
}

/** What the squad answered each Monday, with gaps: who rarely checks in rarely answers. */
export function demoRounds(today: LocalDay, wallClock: WallClock): DemoRound[] {
  const last = roundOn(DEMO_ROUND_WEEKDAY, daysBefore(today, 1)).week
  return demoAthletes.flatMap((athlete) => {
    const random = randomFrom(`rounds of ${athlete.email}`)
    const first = mondayOf(addDays(joinedOn(athlete, today), 6))
    const rounds: DemoRound[] = []
    for (let week = first; week <= last; week = addDays(week, 7)) {
      const minute = MORNING_MIN + Math.round(random.uniform() * 90)
      if (!random.chance(Math.min(0.95, athlete.checkInShare + 0.1))) continue
      rounds.push({
        athleteId: idOf(athlete),
        week,
        answeredAt: wallClock(week, minute),
        answers: answersOf(athlete, week, today),
      })
    }
    return rounds
  })
}

const joinedOn = ({ storyline }: DemoAthlete, today: LocalDay) =>
  daysBefore(today, (storyline === 'new' ? NEW_ATHLETE_DAYS : SEASON_DAYS) - 1)

/** About the seven days before that Monday. */
function answersOf(athlete: DemoAthlete, week: LocalDay, today: LocalDay): DemoRound['answers'] {
  return TOLD.filter(({ handle }) => athleteCalled(handle) === athlete).flatMap((told) => {
    const [began, over] = [
      daysBefore(today, told.began),
      told.over === null ? null : daysBefore(today, told.over),
    ]
    if (began >= week || (over !== null && over <= addDays(week, -7))) return []
    return [{ problemId: problemId(told), ...experienced(told, began, week, today) }]
  })
}

const COULD_NOT: OstrcAnswers = { participation: 3, modification: null, performance: null, symptoms: null }

function experienced(
  { began, area }: Told,
  beganOn: LocalDay,
  week: LocalDay,
  today: LocalDay,
): OstrcAnswers {
  if (began === INJURED_DAYS_AGO && week < daysBefore(today, FIRST_STEPS_DAYS_AGO)) return COULD_NOT
  if (!area) return { participation: 2, modification: 2, performance: 2, symptoms: 2 }
  const isFresh = addDays(beganOn, 8) > week
  if (isFresh) return { participation: 2, modification: 2, performance: 2, symptoms: 2 }
  return began === INJURED_DAYS_AGO
    ? { participation: 2, modification: 2, performance: 1, symptoms: 1 }
    : { participation: 1, modification: 1, performance: 1, symptoms: 1 }
}
