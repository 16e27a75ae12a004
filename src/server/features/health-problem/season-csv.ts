import { BODY_AREAS } from '#domain/health-problem/body-area.ts'
import {
  AREA_WORDS,
  ONSET_MODE_WORDS,
  PROBLEM_KIND_WORDS,
  SIDE_WORDS,
  SPORT_RELATION_WORDS,
} from '#domain/health-problem/health-problem-messages.ts'
import { fullShare } from '#domain/health-problem/season-availability.ts'
import { timeLossBin } from '#domain/health-problem/time-loss.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { athleteName } from '#domain/text/unknown-names.ts'
import type { CsvCell } from '#server/http/download.ts'
import type { Season } from './season.ts'

export type SeasonTable = { headings: string[]; lines: (season: Season) => CsvCell[][] }

/** A share as a spreadsheet computes with it. */
const THOUSANDTH = 1000
const share = (of: number | null) => of && Math.round(of * THOUSANDTH) / THOUSANDTH

export const SEASON_TABLES = {
  weeks: {
    headings: ['week', 'responders', 'reporters', 'substantial', 'prevalence', 'substantial_prevalence'],
    lines: ({ weeks }) =>
      weeks.map((week) => [
        week.week,
        week.responders,
        week.reporters,
        week.substantial,
        share(week.prevalence),
        share(week.substantialPrevalence),
      ]),
  },
  problems: {
    headings: [
      'problem_id',
      'athlete_id',
      'athlete',
      'kind',
      'area',
      'area_code',
      'side',
      'began_on',
      'resolved_on',
      'recurrence_of',
      'mode',
      'relation',
      'code',
      'time_loss_days',
      'time_loss_bin',
    ],
    lines: ({ problems }) =>
      problems.map(({ area, side, mode, relation, ...problem }) => [
        problem.id,
        problem.athleteId,
        athleteName(problem.athlete, inEnglish),
        inEnglish(PROBLEM_KIND_WORDS[problem.kind]),
        area && inEnglish(AREA_WORDS[area]),
        area && BODY_AREAS[area],
        side && inEnglish(SIDE_WORDS[side]),
        problem.beganOn,
        problem.resolvedOn,
        problem.recurrenceOf,
        mode && inEnglish(ONSET_MODE_WORDS[mode]),
        relation && inEnglish(SPORT_RELATION_WORDS[relation]),
        problem.code,
        problem.timeLossDays,
        timeLossBin(problem.timeLossDays),
      ]),
  },
  availability: {
    headings: ['athlete_id', 'athlete', 'full_days', 'modified_days', 'out_days', 'off_days', 'full_share'],
    lines: ({ availability }) =>
      availability.map((athlete) => [
        athlete.athleteId,
        athleteName(athlete.athlete, inEnglish),
        athlete.full,
        athlete.modified,
        athlete.out,
        athlete.off,
        share(fullShare(athlete)),
      ]),
  },
} satisfies Record<string, SeasonTable>
