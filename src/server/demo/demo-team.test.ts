import { beforeAll, describe, expect, test } from 'vitest'
import { type AbsencePeriod, availabilityOn } from '#domain/absence/absence.ts'
import { areOstrcAnswers } from '#domain/health-problem/ostrc.ts'
import { REACTIONS } from '#domain/day-reply/day-reply.ts'
import { type LocalDay, localDayIn } from '#domain/calendar/local-day.ts'
import { MAX_RPE, TRAINING_TYPES } from '#domain/training-session/training-session.ts'
import { daysAgo, seasonFigures } from '#tests/support/season-figures.ts'
import { mean, quantile, share } from '#tests/support/statistics.ts'
import { demoTeam, type DemoTeam } from './demo-team.ts'
import {
  DEMO_DOMAIN,
  demoAthletes,
  demoCoach,
  FIRST_STEPS_DAYS_AGO,
  idOf,
  INJURED_DAYS_AGO,
  NEW_ATHLETE_DAYS,
  OVERREACHING_DAYS,
} from './roster.ts'
import { competitionBefore, daysBefore, SEASON_DAYS, weekdayOf } from './team-plan.ts'
import { SESSIONS, WEEKS } from './training.ts'
import {
  CHECK_IN_SHARE,
  demoMetrics,
  NOTE_TITLE,
  RATING_TITLES,
  RATINGS,
  type RatingTitle,
} from './wellness.ts'

const TIME_ZONE = 'Europe/Athens'
const SLOW_MACHINE_MS = 30_000
// What the rows say depends on the day only through its weekday, so a week of days stands for all.
const week = Array.from({ length: 7 }, (_, shift) => daysBefore('2026-11-15', shift))

test('the same day gives the same rows, byte for byte', { timeout: SLOW_MACHINE_MS }, () => {
  expect(JSON.stringify(demoTeam(week[0]!, TIME_ZONE))).toBe(JSON.stringify(demoTeam(week[0]!, TIME_ZONE)))
})

test(
  'one coach and 24 athletes, all in the demo domain, two of them without an avatar',
  { timeout: SLOW_MACHINE_MS },
  () => {
    const { people } = demoTeam(week[0]!, TIME_ZONE)
    const [coach, ...athletes] = people
    expect(coach).toMatchObject({ role: 'manager' })
    expect(athletes).toHaveLength(24)
    expect(athletes.every(({ role }) => role === 'athlete')).toBe(true)
    expect(
      people.every(({ email }) => email.endsWith(`@${DEMO_DOMAIN}`) && email === email.toLowerCase()),
    ).toBe(true)
    expect(new Set(people.map(({ email }) => email)).size).toBe(25)
    expect(demoAthletes.filter(({ look }) => look === null)).toHaveLength(2)
    expect(demoCoach.look).not.toBeNull()
  },
)

test('one athlete is out, one trains less and one has days off, on each day the demo is looked at', () => {
  for (const day of week) {
    const { absences, answers, sessions } = demoTeam(day, TIME_ZONE)
    const periods = absences.map((absence) => ({ offKind: null, backOn: null, endedOn: null, ...absence }))
    const statuses = periods
      .filter(({ endedOn }) => endedOn === null)
      .map((absence) => availabilityOn([absence as AbsencePeriod], day))
    expect(statuses.map(({ status, isDue }) => [status, isDue])).toEqual([
      ['modified', false],
      ['out', false],
      ['off', false],
    ])
    const trained = sessions.filter(({ date, trainingType }) => date === day && trainingType)
    const out = absences.find(({ status, endedOn }) => status === 'out' && !endedOn)
    expect(trained.some(({ athleteId }) => athleteId === out?.athleteId)).toBe(false)
    const off = absences.find(({ status }) => status === 'off')
    expect(answers.some(({ athleteId, date }) => athleteId === off?.athleteId && date === day)).toBe(false)
  }
})

test('a third of the squad had something over the season, one twice, and the weekly rounds have gaps', () => {
  for (const day of week) {
    const { problems, rounds } = demoTeam(day, TIME_ZONE)
    expect(new Set(problems.map(({ athleteId }) => athleteId)).size).toBe(8)
    expect(problems.filter(({ recurrenceOf }) => recurrenceOf)).toHaveLength(1)
    expect(problems.filter(({ resolvedOn }) => !resolvedOn)).toHaveLength(3)
    expect(rounds.every((round) => round.week < day && round.week > daysBefore(day, SEASON_DAYS))).toBe(true)
    expect(rounds.every(({ answers }) => answers.every(areOstrcAnswers))).toBe(true)
    const weeks = Map.groupBy(rounds, (round) => round.week)
    for (const answered of weeks.values()) {
      expect(answered.length).toBeGreaterThan(12)
      expect(answered.length).toBeLessThan(24)
    }
    expect(share(rounds, ({ answers }) => answers.length > 0)).toBeGreaterThan(0.05)
  }
})

test('the coach opened most check-ins of the last weeks, and said something of some', () => {
  const { views, replies, answers } = demoTeam(week[0]!, TIME_ZONE)
  const opened = new Set(views.map(({ athleteId, day }) => athleteId + day))
  const given = new Set(answers.map(({ athleteId, date }) => athleteId + date))
  expect([...opened].every((one) => given.has(one))).toBe(true)
  expect(replies.every(({ athleteId, day }) => opened.has(athleteId + day))).toBe(true)
  expect([...new Set(replies.map(({ reaction }) => reaction))]).toEqual(
    expect.arrayContaining([...REACTIONS]),
  )
  expect(replies.some(({ answer }) => answer)).toBe(true)
  expect(replies.length / views.length).toBeLessThan(0.3)
})

describe.each(week)('a season up to %s', (today) => {
  let team: DemoTeam
  let figures: ReturnType<typeof seasonFigures>
  beforeAll(() => {
    team = demoTeam(today, TIME_ZONE)
    figures = seasonFigures(team, today)
  }, SLOW_MACHINE_MS)

  test('every session is a declared rest or a training, within the limits, once per athlete, day and slot', () => {
    const wrong = team.sessions.filter(({ trainingType, rpe, durationMin }) =>
      trainingType
        ? rpe < 1 || rpe > MAX_RPE || durationMin < 1 || durationMin > 1440
        : rpe !== 0 || durationMin !== 0,
    )
    expect(wrong).toEqual([])
    const keys = team.sessions.map(({ athleteId, date, session }) => `${athleteId} ${date} ${session}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(team.sessions.map(({ id }) => id)).size).toBe(keys.length)
  })

  test('every answer holds one value of its metric, once per athlete, metric and day, and a check-in is complete', () => {
    const noteId = team.metrics.find(({ title }) => title === NOTE_TITLE)?.id
    const wrong = team.answers.filter(({ metricId, ratingValue, textValue }) =>
      metricId === noteId
        ? ratingValue !== null || !textValue?.trim() || textValue.length > 2000
        : textValue !== null || ![1, 2, 3, 4, 5].includes(ratingValue ?? 0),
    )
    expect(wrong).toEqual([])
    const keys = new Set(
      team.answers.map(({ athleteId, date, metricId }) => `${athleteId} ${date} ${metricId}`),
    )
    expect(keys.size).toBe(team.answers.length)
    const checkIns = new Set(team.answers.map(({ athleteId, date }) => `${athleteId} ${date}`))
    expect(team.answers).toHaveLength(checkIns.size * demoMetrics.length)
  })

  test('all dates lie in the 120 days, and every row was written on the day it is about', () => {
    const first = daysBefore(today, SEASON_DAYS - 1)
    const rows = [...team.answers, ...team.sessions]
    expect(rows.filter(({ date }) => date < first || date > today)).toEqual([])
    expect(
      rows.filter(({ date, createdAt }) => !createdAt || localDayIn(TIME_ZONE, createdAt) !== date),
    ).toEqual([])
  })

  test('18 of 24 have checked in today', () => {
    const checkedIn = team.answers.filter(({ date }) => date === today).map(({ athleteId }) => athleteId)
    expect(new Set(checkedIn).size).toBe(18)
  })

  test('effort and duration are spread as in real sessions', () => {
    const { trained } = figures
    const rpes = trained.map(({ rpe }) => rpe)
    const minutes = trained.map(({ durationMin }) => durationMin)
    expect(Math.abs(mean(rpes) - SESSIONS.rpeMean)).toBeLessThan(0.3)
    expect(Math.abs(share(rpes, (rpe) => rpe >= 4 && rpe <= 7) - SESSIONS.rpeShareFrom4To7)).toBeLessThan(
      0.08,
    )
    expect(Math.abs(quantile(minutes, 0.25) - SESSIONS.durationMin.p25)).toBeLessThanOrEqual(5)
    expect(Math.abs(quantile(minutes, 0.5) - SESSIONS.durationMin.p50)).toBeLessThanOrEqual(5)
    expect(Math.abs(quantile(minutes, 0.75) - SESSIONS.durationMin.p75)).toBeLessThanOrEqual(10)
    expect(Math.abs(quantile(minutes, 0.95) - SESSIONS.durationMin.p95)).toBeLessThanOrEqual(10)
    expect(Math.abs(figures.twoSessionsShare - SESSIONS.twoOnATrainingDay)).toBeLessThan(0.04)
  })

  test('weeks hold as many training days, as much load and as much variety as real ones', () => {
    const { weeks } = figures
    expect(
      Math.abs(mean(weeks.map(({ trainingDays }) => trainingDays)) - WEEKS.trainingDaysMean),
    ).toBeLessThan(0.5)
    const medianLoad = quantile(
      weeks.map(({ load }) => load),
      0.5,
    )
    expect(medianLoad).toBeGreaterThan(WEEKS.load.p25)
    expect(medianLoad).toBeLessThan(WEEKS.load.p75)
    expect(
      Math.abs(
        quantile(
          weeks.map(({ monotony }) => monotony),
          0.5,
        ) - WEEKS.monotonyP50,
      ),
    ).toBeLessThan(0.2)
  })

  test('all ten training types occur, competition at weekends only, and rests are declared besides', () => {
    const types = new Set(figures.trained.map(({ trainingType }) => trainingType))
    expect(types).toEqual(new Set(TRAINING_TYPES))
    const matches = figures.trained.filter(({ trainingType }) => trainingType === 'competition')
    expect(matches.every(({ date }) => weekdayOf(date as LocalDay) >= 5)).toBe(true)
    expect(share(team.sessions, ({ rpe }) => rpe === 0)).toBeGreaterThan(0.35)
  })

  test('athletes answer as often as real ones do', () => {
    const shares = figures.checkInShares
    expect(Math.abs(quantile(shares, 0.5) - CHECK_IN_SHARE.p50)).toBeLessThan(0.08)
    expect(Math.abs(quantile(shares, 0.25) - CHECK_IN_SHARE.p25)).toBeLessThan(0.15)
    expect(Math.abs(quantile(shares, 0.75) - CHECK_IN_SHARE.p75)).toBeLessThan(0.12)
  })

  test.each(RATING_TITLES)('%s has the level, spread, memory and tie to load of real answers', (title) => {
    const found = figures.rating(title)
    const real = RATINGS[title]
    expect(Math.abs(found.mean - real.mean)).toBeLessThan(0.25)
    expect(Math.abs(found.sdWithinAthlete - real.sdWithinAthlete)).toBeLessThan(0.1)
    expect(Math.abs(found.lag1 - real.lag1)).toBeLessThan(0.12)
    expect(Math.abs(found.withLoadOfDayBefore - real.withLoadOfDayBefore)).toBeLessThan(0.1)
  })

  test('the team trains less and feels fresher in the taper', () => {
    const eve = daysAgo(today, competitionBefore(today)) + 1
    const legs = (from: number, days: number) =>
      mean(
        ['Fatigue', 'Muscle soreness'].map((title) => figures.teamRating(title as RatingTitle, from, days)),
      )
    expect(figures.teamLoad(eve, 5) / figures.teamLoad(eve + 21, 5)).toBeLessThan(0.65)
    expect(legs(eve, 5)).toBeGreaterThan(legs(eve + 21, 5) + 0.3)
  })

  test('the athlete who overreaches trains far more than before, and sleeps and recovers worse', () => {
    const ida = figures.of('overreaching')
    expect(ida.load(0, 7) / (ida.load(7, 28) / 4)).toBeGreaterThan(1.4)
    for (const title of ['Sleep quality', 'Fatigue', 'Muscle soreness'] as const) {
      expect(ida.rating(title, 0, 7)).toBeLessThan(ida.rating(title, OVERREACHING_DAYS, 60) - 0.7)
    }
  })

  test('the athlete back from injury trains nothing for six weeks, then more every ten days', () => {
    const petra = figures.of('back from injury')
    expect(petra.load(INJURED_DAYS_AGO + 1, 28)).toBeGreaterThan(4000)
    expect(petra.load(FIRST_STEPS_DAYS_AGO + 1, INJURED_DAYS_AGO - FIRST_STEPS_DAYS_AGO)).toBe(0)
    expect(petra.load(20, 10)).toBeGreaterThan(0)
    expect(petra.load(10, 10)).toBeGreaterThan(petra.load(20, 10))
    expect(petra.load(0, 10)).toBeGreaterThan(petra.load(10, 10))
  })

  test('the new athlete has ten days of data, and one athlete rarely answers', () => {
    const { id } = figures.of('new')
    const rows = [...team.answers, ...team.sessions].filter(({ athleteId }) => athleteId === id)
    expect(rows.every(({ date }) => date > daysBefore(today, NEW_ATHLETE_DAYS))).toBe(true)
    expect(figures.notesOf(id).length).toBeGreaterThanOrEqual(7)
    expect(Math.min(...figures.checkInShares)).toBeLessThan(0.2)
  })

  test('notes are varied, over the team and for each athlete', () => {
    const notes = team.answers.flatMap(({ textValue }) => textValue ?? [])
    expect(new Set(notes).size).toBeGreaterThan(50)
    const repeated = demoAthletes.filter((athlete) => new Set(figures.notesOf(idOf(athlete))).size < 5)
    expect(repeated).toEqual([])
  })
})
