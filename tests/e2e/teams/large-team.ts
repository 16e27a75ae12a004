import { randomUUID } from 'node:crypto'
import { inEnglish } from '#domain/language/in-english.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import type { TeamRows } from '#server/demo/write-team.ts'
import { daysAgo, logged, person } from './statistics-season.ts'

const GIVEN_NAMES =
  'Ava Ben Cleo Dion Esme Finn Greta Hugo Ines Jonas Kaia Leo Mira Nils Ona Per Quinn Rosa Sol Tom'
const FAMILY_NAMES =
  'Andersen Bergström Castellanos Dubois Eriksen Featherstonehaugh García Hoffmann Ito Jansen'
const METRICS = ['Sleep', 'Mood', 'Fatigue', 'Soreness', 'Stress']

/** A coach of 200 athletes, three of four of whom have answered the day. */
export function largeTeam() {
  const coach = person('Marta Kowalczyk')
  const athletes = GIVEN_NAMES.split(' ').flatMap((given) =>
    FAMILY_NAMES.split(' ').map((family) => person(`${given} ${family}`, coach)),
  )
  const answered = athletes.filter((_, index) => index % 4 !== 3)
  const missing = athletes.filter((athlete) => !answered.includes(athlete))
  const metrics = [...METRICS, 'Notes'].map((title, position) => ({
    id: randomUUID(),

    title,
    position,
    type: title === 'Notes' ? ('text' as const) : ('rating' as const),
  }))
  // Tomorrow too, should it begin before the page is opened.
  const days = [daysAgo(0), daysAgo(-1)]
  const rows: TeamRows = {
    team: { id: randomUUID(), name: initialTeamName(coach.fullName, inEnglish) },
    people: [coach, ...athletes],
    metrics,
    answers: days.flatMap((date) =>
      answered.flatMap(({ id: athleteId }, nth) =>
        metrics.map(({ id: metricId, type, position }) => ({
          athleteId,
          metricId,
          date,
          ...(type === 'rating'
            ? { ratingValue: 1 + ((nth + position) % 5) }
            : { kind: 'text' as const, textValue: 'Legs a little heavy after yesterday, otherwise fine.' }),
        })),
      ),
    ),
    sessions: days.flatMap((date) =>
      answered.flatMap((athlete, nth) =>
        logged(athlete, [
          [date, 'AM', nth % 3 === 0 ? 'rest' : ['competition', 9, 90]],
          [date, 'PM', 'rest'],
        ]),
      ),
    ),
  }
  return { rows, team: { coach, answered, missing } }
}

export type LargeTeam = ReturnType<typeof largeTeam>['team']
