import { expect, test } from 'vitest'
import { competitionBefore, daysBefore, plannedDay, taperProgress, weekdayOf } from './team-plan.ts'

const today = '2026-11-15'
const competition = competitionBefore(today)

function plannedMinutes(weeksBeforeCompetition: number): number {
  const days = [1, 2, 3, 4, 5].map((back) => daysBefore(competition, 7 * weeksBeforeCompetition + back))
  return days.reduce((sum, day) => sum + (plannedDay(day, today).main?.durationMin ?? 0), 0)
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'the competition is a Saturday five to six weeks ago (%i days on)',
  (shift) => {
    const day = daysBefore(today, -shift)
    const daysAgo = (Date.parse(day) - Date.parse(competitionBefore(day))) / 86_400_000
    expect(weekdayOf(competitionBefore(day))).toBe(5)
    expect(daysAgo).toBeGreaterThanOrEqual(35)
    expect(daysAgo).toBeLessThanOrEqual(41)
  },
)

test('the taper cuts the minutes of both weeks before the competition and keeps the intensity', () => {
  expect(plannedMinutes(1) / plannedMinutes(2)).toBeLessThan(0.6)
  expect(plannedMinutes(0) / plannedMinutes(2)).toBeLessThan(0.45)
  const wednesday = daysBefore(competition, 3)
  expect(plannedDay(wednesday, today).main?.rpe).toBe(plannedDay(daysBefore(wednesday, 21), today).main?.rpe)
})

test('the taper grows to the eve of the competition and ends with it', () => {
  expect(taperProgress(daysBefore(competition, 13), today)).toBe(0)
  expect(taperProgress(daysBefore(competition, 12), today)).toBeGreaterThan(0)
  expect(taperProgress(daysBefore(competition, 1), today)).toBe(1)
  expect(taperProgress(competition, today)).toBe(0)
})

test('matches are at weekends', () => {
  const season = Array.from({ length: 120 }, (_, index) => daysBefore(today, index))
  const matchDays = season.filter((day) => plannedDay(day, today).main?.type === 'competition')
  expect(matchDays.length).toBeGreaterThan(15)
  expect(matchDays.every((day) => weekdayOf(day) >= 5)).toBe(true)
})
