import type { LocalDay } from '#domain/calendar/local-day.ts'
import type { AthleteRecord } from '#domain/insight/athlete-record.ts'

/** A record of what is given, which begins and ends with it unless it is told otherwise. */
export function athleteRecord(given: Partial<AthleteRecord> & Pick<AthleteRecord, 'today'>): AthleteRecord {
  const { today, reports = [], ratings = [], notes = [] } = given
  const [recordedSince, lastReported] = ends(reports, today)
  const [answeredSince, lastAnswered] = ends([...ratings, ...notes], today)
  const spans = { recordedSince, lastReported, answeredSince, lastAnswered }
  return { ...spans, reports, ratings, notes, absences: [], ...given }
}

function ends(given: readonly { date: LocalDay }[], today: LocalDay): [LocalDay | null, LocalDay | null] {
  const dates = given
    .map(({ date }) => date)
    .filter((date) => date <= today)
    .toSorted()
  return [dates[0] ?? null, dates.at(-1) ?? null]
}
