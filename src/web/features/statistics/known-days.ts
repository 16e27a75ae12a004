import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { STATUS_WORDS } from '#domain/absence/absence-messages.ts'
import type { AbsenceStatus } from '#domain/absence/absence.ts'
import type { AbsentDays } from '#domain/absence/absent-days.ts'
import { availabilityMessages } from '#domain/absence/availability-messages.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { problemDays } from '#domain/health-problem/problem-days.ts'
import { problemWords } from '#domain/health-problem/problem-words.ts'
import type { DateRange } from '#domain/statistics/statistics-filter.ts'
import { statisticsMessages } from '#domain/statistics/statistics-messages.ts'
import { useWriting } from '#web/language/use-writing.ts'
import type { DayMark, DayMarksProps } from '#web/ui/chart/day-marks.tsx'
import { NEVER, useAbsentDays } from './absences.ts'
import { type ChartProblem, problemsQuery, type Whose } from './statistics-api.ts'

/** What is to be known of an athlete's days beside their figures, as far as the reader may. */
export type KnownDays = { absent: AbsentDays; problems: ReadonlyMap<LocalDay, ChartProblem[]> }

export const NOTHING_KNOWN: KnownDays = { absent: NEVER, problems: new Map() }

export function useKnownDays(whose: Whose, range: DateRange, isOnTeam: boolean): KnownDays {
  const absent = useAbsentDays(whose, range, isOnTeam)
  const { data } = useQuery({ ...problemsQuery(whose), enabled: isOnTeam })
  if (!data) return { ...NOTHING_KNOWN, absent }
  const to = range.to < data.today ? range.to : data.today
  return { absent, problems: problemDays(data.problems, { from: range.from, to }) }
}

const LOOKS: Record<AbsenceStatus, DayMark['look']> = { out: 'strong', modified: 'mild', off: 'quiet' }

/** As a chart of these days shows them; nothing where there is nothing to show. */
export function useDayMarks({ absent, problems }: KnownDays, days: readonly LocalDay[]): DayMarksProps[] {
  const { t } = useLingui()
  const { listed } = useWriting()
  const availability = days.map((day): DayMark | null => {
    const status = absent.get(day)
    return status ? { look: LOOKS[status], word: t(STATUS_WORDS[status]) } : null
  })
  const health = days.map((day): DayMark | null => {
    const words = problems.get(day)?.map((problem) => problemWords(problem, t))
    return words ? { look: 'below', word: listed(words) } : null
  })
  return [
    { title: t(availabilityMessages.title), days: availability },
    { title: t(statisticsMessages.healthProblems), days: health },
  ].filter((marks) => marks.days.some((mark) => mark !== null))
}
