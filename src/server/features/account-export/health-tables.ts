import { sql } from 'drizzle-orm'
import { statement } from '#database/statement.ts'
import type { BodyArea, Side } from '#domain/health-problem/body-area.ts'
import type { OnsetMode, ProblemKind, SportRelation } from '#domain/health-problem/health-problem.ts'
import {
  AREA_WORDS,
  ONSET_MODE_WORDS,
  PROBLEM_KIND_WORDS,
  SIDE_WORDS,
  SPORT_RELATION_WORDS,
} from '#domain/health-problem/health-problem-messages.ts'
import { OSTRC_OPTION_WORDS } from '#domain/health-problem/ostrc-messages.ts'
import { OSTRC_QUESTIONS } from '#domain/health-problem/ostrc.ts'
import { inEnglish } from '#domain/language/in-english.ts'
import { actorId, nextPage, type OwnTable, pageMark, utc } from './own-table.ts'

/** With what was found; names of people as long as they are on the team with them. */
export const healthProblems: OwnTable = {
  name: 'health-problems',
  columns: [
    'beganOn',
    'resolvedOn',
    'kind',
    'area',
    'side',
    'note',
    'sharedWithCoach',
    'returnOfProblemFrom',
    'mode',
    'relation',
    'code',
    'reportedBy',
    'reportedAt',
  ],
  page: statement(
    'export_health_problems',
    sql`select t.began_on::text as "beganOn", t.resolved_on::text as "resolvedOn", t.kind, t.area, t.side, t.note,
        t.is_shared_with_coach as "sharedWithCoach", former.began_on::text as "returnOfProblemFrom", f.mode, f.relation,
        f.code, reporter.full_name as "reportedBy", ${utc(sql`t.reported_at`)} as "reportedAt",
        ${pageMark(sql`t.began_on`, sql`t.id`)}
      from health_problems t left join problem_findings f on f.problem_id = t.id
        left join health_problems former on former.id = t.recurrence_of and former.athlete_id = t.athlete_id
        left join team_people reporter on reporter.team_id = t.team_id and reporter.id = t.reported_by
      where t.athlete_id = ${actorId} ${nextPage(sql`t.began_on`, sql`t.id`)}`,
  ),
  shown: ({ kind = null, area = null, side = null, mode = null, relation = null, ...row }) => ({
    ...row,
    kind: kind && inEnglish(PROBLEM_KIND_WORDS[kind as ProblemKind]),
    area: area && inEnglish(AREA_WORDS[area as BodyArea]),
    side: side && inEnglish(SIDE_WORDS[side as Side]),
    mode: mode && inEnglish(ONSET_MODE_WORDS[mode as OnsetMode]),
    relation: relation && inEnglish(SPORT_RELATION_WORDS[relation as SportRelation]),
  }),
}

export const returnSteps: OwnTable = {
  name: 'return-steps',
  columns: ['problemBeganOn', 'title', 'plannedOn', 'confirmedOn', 'confirmedBy'],
  page: statement(
    'export_return_steps',
    sql`select q.began_on::text as "problemBeganOn", t.title, t.planned_on::text as "plannedOn",
        t.confirmed_on::text as "confirmedOn", confirmer.full_name as "confirmedBy",
        ${pageMark(sql`q.began_on`, sql`t.id`)}
      from problem_steps t join health_problems q on q.id = t.problem_id
        left join team_people confirmer on confirmer.team_id = t.team_id and confirmer.id = t.confirmed_by
      where t.athlete_id = ${actorId} ${nextPage(sql`q.began_on`, sql`t.id`)}`,
  ),
}

/** A row a problem, and one for a week without any. */
export const healthRounds: OwnTable = {
  name: 'health-rounds',
  columns: [
    'week',
    'answeredAt',
    'hasProblem',
    'problemBeganOn',
    'participation',
    'modification',
    'performance',
    'symptoms',
    'score',
    'substantial',
  ],
  page: statement(
    'export_health_rounds',
    sql`select t.week::text, ${utc(sql`t.answered_at`)} as "answeredAt", t.has_problem as "hasProblem",
        q.began_on::text as "problemBeganOn", a.participation, a.modification, a.performance, a.symptoms, a.score,
        a.is_substantial as substantial, ${pageMark(sql`t.week`, sql`coalesce(a.problem_id, t.team_id)`)}
      from health_rounds t
        left join health_round_answers a on a.athlete_id = t.athlete_id and a.team_id = t.team_id and a.week = t.week
        left join health_problems q on q.id = a.problem_id
      where t.athlete_id = ${actorId} ${nextPage(sql`t.week`, sql`coalesce(a.problem_id, t.team_id)`)}`,
  ),
  shown: (row) => ({
    ...row,
    ...Object.fromEntries(
      OSTRC_QUESTIONS.map((question) => {
        const option = row[question] ?? null
        return [question, option === null ? null : inEnglish(OSTRC_OPTION_WORDS[question][Number(option)]!)]
      }),
    ),
  }),
}
