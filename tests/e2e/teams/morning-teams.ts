import { randomUUID } from 'node:crypto'
import { inEnglish } from '#domain/language/in-english.ts'
import { initialTeamName } from '#domain/team/initial-team-name.ts'
import type { TeamRows } from '#server/demo/write-team.ts'
import { daysAgo, type Logged, logged, person } from './statistics-season.ts'

/** One for each test of a worker: they change whom the staff have looked at. */
const TEAMS = 4

/** Five weeks, up to today; and tomorrow, should it begin before the page is opened. */
const DAYS = Array.from({ length: 36 }, (_, index) => index - 1)
const isNow = (day: number) => day <= 0

const QUESTIONS = 'Sleep Fatigue Soreness Stress Mood Appetite Motivation Focus Energy Confidence'.split(' ')

/** Each of the 24 varies by a step; three have something to talk about, and six have not answered yet. */
const STEADY = [...'Amara Ben Chloé Dara Elif Finn Greta Hana Inés Jon Kofi Lena Mia Noa'.split(' '), 'Ona']
const MISSING = 'Pia Quinn Rosa Sol Tove Uma'.split(' ')

/** Coaches who all have the same team of 24 with ten questions, on a morning. */
export const morningTeams = () => Array.from({ length: TEAMS }, morningTeam)

export type MorningTeam = ReturnType<typeof morningTeam>['team']

function morningTeam() {
  const coach = person('Marta Kowalczyk')
  const athlete = (fullName: string) => person(fullName, coach)
  const [sore, tired, loaded] = [athlete('Ida Lind'), athlete('Yuki Tanabe'), athlete('Petra Nováková')]
  const steady = STEADY.map((given) => athlete(`${given} Andersen`))
  const missing = MISSING.map((given) => athlete(`${given} Bergström`))
  const metrics = QUESTIONS.map((title, position) => ({
    id: randomUUID(),
    title,
    position,
    type: 'rating' as const,
  }))
  const usually = (day: number, position: number) => 3 + ((day + position) % 2)
  const answersOf = ({ id }: { id: string }, nowOf: (question: number) => number | null) =>
    DAYS.flatMap((day) =>
      metrics.flatMap(({ id: metricId, position }) => {
        const ratingValue = isNow(day) ? nowOf(position) : usually(day, position)
        return ratingValue === null ? [] : [{ athleteId: id, metricId, date: daysAgo(day), ratingValue }]
      }),
    )
  const rows: TeamRows = {
    team: { id: randomUUID(), name: initialTeamName(coach.fullName, inEnglish) },
    people: [coach, sore, tired, loaded, ...steady, ...missing],
    metrics,
    answers: [
      ...answersOf(sore, (question) => (question === 2 ? 1 : 3 + (question % 2))),
      ...answersOf(tired, (question) => (question < 8 ? 2 : 3)),
      ...[loaded, ...steady].flatMap((one) => answersOf(one, (question) => 3 + (question % 2))),
      ...missing.flatMap((one) => answersOf(one, () => null)),
    ],
    sessions: [sore, tired, loaded, ...steady, ...missing].flatMap((one) =>
      logged(
        one,
        DAYS.map((day): Logged => [
          daysAgo(day),
          'AM',
          ['strength_power', 5, one === loaded && day < 7 ? 180 : 60],
        ]),
      ),
    ),
  }
  return { rows, team: { coach, sore, tired, loaded } }
}
