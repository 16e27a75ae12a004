import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { DemoTeam } from '#server/demo/demo-team.ts'
import { demoAthletes, idOf, type Storyline } from '#server/demo/roster.ts'
import { daysBefore, SEASON_DAYS, weekdayOf } from '#server/demo/team-plan.ts'
import { NOTE_TITLE, type RatingTitle } from '#server/demo/wellness.ts'
import { correlation, deviation, mean, quantile, share } from './statistics.ts'

export const daysAgo = (today: LocalDay, day: LocalDay) => (Date.parse(today) - Date.parse(day)) / 86_400_000

type Answer = DemoTeam['answers'][number]

/** What the tests ask of a generated season. */
export function seasonFigures({ answers, sessions, metrics }: DemoTeam, today: LocalDay) {
  const trained = sessions.filter(({ trainingType }) => trainingType !== null)
  const ids = demoAthletes.map(idOf)
  const season = Array.from({ length: SEASON_DAYS }, (_, index) => daysBefore(today, SEASON_DAYS - 1 - index))
  const byDay = Map.groupBy(trained, ({ athleteId, date }) => `${athleteId} ${date}`)
  const loadOn = (id: string, day: LocalDay) =>
    (byDay.get(`${id} ${day}`) ?? []).reduce((sum, { rpe, durationMin }) => sum + rpe * durationMin, 0)
  const load = (id: string, from: number, days: number) =>
    Array.from({ length: days }, (_, index) => loadOn(id, daysBefore(today, from + index))).reduce(
      (a, b) => a + b,
      0,
    )

  const byMetric = Map.groupBy(answers, ({ metricId }) => metricId)
  const answersTo = (title: string) =>
    byMetric.get(metrics.find((metric) => metric.title === title)?.id ?? '') ?? []
  const ratingsIn = (title: RatingTitle, from: number, days: number) =>
    answersTo(title).filter(({ date }) => {
      const ago = daysAgo(today, date as LocalDay)
      return ago >= from && ago < from + days
    })
  const ratingValues = (found: Answer[]) => found.map(({ ratingValue }) => ratingValue ?? 0)

  const checkIns = new Set(answers.map(({ athleteId, date }) => `${athleteId} ${date}`))

  const firstMonday = season.findIndex((day) => weekdayOf(day) === 0)
  const mondays = season.filter((_, index) => index >= firstMonday && (index - firstMonday) % 7 === 0)
  const weeks = ids.flatMap((id) =>
    mondays
      .filter((monday) => daysAgo(today, monday) >= 6)
      .map((monday) => Array.from({ length: 7 }, (_, index) => loadOn(id, daysBefore(monday, -index))))
      .filter((loads) => loads.some((value) => value > 0))
      .map((loads) => ({
        load: mean(loads) * 7,
        trainingDays: loads.filter((value) => value > 0).length,
        monotony: mean(loads) / deviation(loads),
      })),
  )

  function rating(title: RatingTitle) {
    const all = answersTo(title)
    const spreads: number[] = []
    const pairs: [number, number][] = []
    const loads: [number, number][] = []
    for (const [id, mine] of Map.groupBy(all, ({ athleteId }) => athleteId)) {
      // As in the source: players with at least 60 answers.
      if (mine.length < 60) continue
      const values = new Map(mine.map(({ date, ratingValue }) => [date, ratingValue ?? 0]))
      const usual = mean([...values.values()])
      spreads.push(deviation([...values.values()]))
      for (const [date, value] of values) {
        const dayBefore = daysBefore(date as LocalDay, 1)
        const before = values.get(dayBefore)
        if (before !== undefined) pairs.push([before - usual, value - usual])
        loads.push([loadOn(id, dayBefore), value - usual])
      }
    }
    return {
      mean: mean(ratingValues(all)),
      sdWithinAthlete: quantile(spreads, 0.5),
      lag1: correlation(pairs),
      withLoadOfDayBefore: correlation(loads),
    }
  }

  return {
    trained,
    weeks,
    rating,
    twoSessionsShare: share([...byDay.values()], (ofDay) => ofDay.length === 2),
    checkInShares: ids.map((id) => share(season, (day) => checkIns.has(`${id} ${day}`))),
    notesOf: (id: string) =>
      answersTo(NOTE_TITLE).flatMap(({ athleteId, textValue }) =>
        athleteId === id ? (textValue ?? []) : [],
      ),
    teamLoad: (from: number, days: number) => ids.reduce((sum, id) => sum + load(id, from, days), 0),
    teamRating: (title: RatingTitle, from: number, days: number) =>
      mean(ratingValues(ratingsIn(title, from, days))),
    of(storyline: Storyline) {
      const id = idOf(demoAthletes.find((athlete) => athlete.storyline === storyline)!)
      return {
        id,
        load: (from: number, days: number) => load(id, from, days),
        rating: (title: RatingTitle, from: number, days: number) =>
          mean(ratingValues(ratingsIn(title, from, days).filter(({ athleteId }) => athleteId === id))),
      }
    },
  }
}
