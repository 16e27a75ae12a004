import { sql } from 'drizzle-orm'
import type { Actor, Subject } from '#tests/support/access-matrix.ts'
import { byId, RUNNING, set, STAFF } from '#tests/support/team-subjects.ts'
import { A_DAY, DAY_BEFORE, type TwoTeams } from '#tests/support/two-teams.ts'

const WHO_SEE_HEALTH: Actor[] = ['manager', 'medical']

/** What teams ask, in which words, and what was answered to a question about health. */
export function metricSubjects({ people, rows: row, teams: { team, otherTeam } }: TwoTeams): Subject[] {
  return [
    {
      table: 'custom_metrics',
      what: "a team's metric",
      exists: byId('custom_metrics', row.metric),
      insert: sql`insert into custom_metrics (team_id, title, type) values (${team}, 'Mood', 'rating')`,
      ...set('custom_metrics', row.metric, "title = 'changed'"),
      allowed: {
        select: ['athlete', 'teamMate', ...STAFF],
        insert: RUNNING,
        update: RUNNING,
        delete: RUNNING,
      },
    },
    {
      table: 'custom_metrics',
      what: "the other team's metric",
      exists: byId('custom_metrics', row.otherMetric),
      insert: sql`insert into custom_metrics (team_id, title, type) values (${otherTeam}, 'Mood', 'rating')`,
      ...set('custom_metrics', row.otherMetric, "title = 'changed'"),
      allowed: {
        select: ['strangerAthlete', 'otherManager', 'staffOfBoth'],
        insert: ['otherManager'],
        update: ['otherManager'],
        delete: ['otherManager'],
      },
    },
    {
      table: 'custom_metrics',
      what: 'a question about health',
      exists: byId('custom_metrics', row.healthMetric),
      insert: sql`insert into custom_metrics (team_id, title, type, audience) values (${team}, 'Pain', 'rating', 'health')`,
      ...set('custom_metrics', row.healthMetric, "title = 'changed'"),
      allowed: {
        select: ['athlete', 'teamMate', ...WHO_SEE_HEALTH],
        insert: ['manager'],
        update: ['manager'],
        delete: ['manager'],
      },
    },
    ...(
      [
        ['a session', 'sessionCorrection', ['athlete', ...STAFF]],
        ['an answer', 'answerCorrection', ['athlete', ...STAFF]],
        ['an answer about health', 'healthCorrection', ['athlete', ...WHO_SEE_HEALTH]],
        ['a session that is not shared', 'withheldCorrection', []],
      ] as const
    ).map(([what, correction, allowed]): Subject => ({
      table: 'corrections',
      what: `what ${what} was before`,
      exists: byId('corrections', row[correction]),
      insert: sql`insert into corrections (athlete_id, date, session, corrected_by_name, corrected_at) values (${people.athlete}, ${A_DAY}, 'PM', 'x', now())`,
      ...set('corrections', row[correction], "corrected_by_name = 'changed'"),
      allowed: { select: [...allowed] },
    })),
    ...(
      [
        ['load', row.loadLook, STAFF, sql`'load', null`],
        ['a sum with health in it', row.totalLook, WHO_SEE_HEALTH, sql`'wellness-health', null`],
        ['an answer', row.questionLook, STAFF, sql`'question', ${row.metric}::uuid`],
        [
          'an answer about health',
          row.healthLook,
          WHO_SEE_HEALTH,
          sql`'question', ${row.healthMetric}::uuid`,
        ],
      ] as const
    ).map(([what, look, readers, subject]): Subject => {
      const lookers = readers.filter((reader) => reader !== 'viewer')
      return {
        table: 'looked_at',
        what: `that ${what} was looked at`,
        exists: byId('looked_at', look),
        insert: sql`insert into looked_at (team_id, athlete_id, subject, metric_id, size, day, looked_by, looked_at) select ${team}::uuid, ${people.teamMate}::uuid, ${subject}, 1, ${A_DAY}::date, app_actor_id(), now()`,
        update: sql`update looked_at set size = 9, looked_by = app_actor_id()`,
        changed: sql`select 1 from looked_at where id = ${look} and size = 9`,
        allowed: { select: ['athlete', ...readers], insert: lookers, update: lookers, delete: lookers },
      }
    }),
    ...(
      [
        ['a day', row.reply, 'athlete', ['manager', 'medical'], ['manager'], ['athlete']],
        [
          'a day by one who saw health then',
          row.coachsReply,
          'athlete',
          ['manager', 'medical'],
          [],
          ['athlete'],
        ],
        ["a former member's day", row.formerMembersReply, 'formerMember', [], [], []],
        ['a day that is not shared', row.withheldReply, 'withholder', [], [], []],
      ] as const
    ).flatMap(([what, reply, whose, readers, authors, answering]): Subject[] => {
      const saidOf = {
        table: 'day_replies',
        exists: byId('day_replies', reply),
        insert: sql`insert into day_replies (team_id, athlete_id, day, author_id, reaction, reacted_at) select ${team}::uuid, ${people[whose]}::uuid, ${whose === 'withholder' ? DAY_BEFORE : A_DAY}::date, app_actor_id(), 'well-done', now()`,
      }
      const readBy = whose === 'withholder' ? [...readers] : [whose, ...readers]
      return [
        {
          ...saidOf,
          what: `what was said of ${what}`,
          update: sql`update day_replies set reply = 'changed'`,
          changed: sql`select 1 from day_replies where id = ${reply} and reply = 'changed'`,
          allowed: { select: readBy, insert: [...readers], update: [...authors], delete: [...authors] },
        },
        {
          ...saidOf,
          what: `the answer to what was said of ${what}`,
          update: sql`update day_replies set answer = 'changed', answered_at = now()`,
          changed: sql`select 1 from day_replies where id = ${reply} and answer = 'changed'`,
          allowed: { update: [...answering] },
          operations: ['update'],
        },
      ]
    }),
    {
      table: 'reply_authors',
      what: 'the name of who said something of a day',
      exists: byId('reply_authors', people.manager),
      insert: sql`insert into reply_authors (id) values (${people.manager})`,
      update: sql`update reply_authors set full_name = 'changed'`,
      changed: sql`select 1 from profiles where id = ${people.manager} and full_name = 'changed'`,
      allowed: { select: ['athlete', 'formerMember', ...WHO_SEE_HEALTH] },
    },
    {
      table: 'my_metrics',
      what: 'a question about health',
      exists: byId('my_metrics', row.healthMetric),
      insert: sql`insert into my_metrics (id) values (${row.healthMetric})`,
      update: sql`update my_metrics set id = id`,
      changed: sql`select 1 where false`,
      allowed: { select: WHO_SEE_HEALTH },
    },
    {
      table: 'metric_responses',
      what: 'an answer about health',
      exists: byId('metric_responses', row.healthAnswer),
      insert: sql`insert into metric_responses (athlete_id, metric_id, date, rating_value) values (${people.athlete}, ${row.healthMetric}, '2026-11-11', 3)`,
      ...set('metric_responses', row.healthAnswer, 'rating_value = 2'),
      allowed: { select: ['athlete', ...WHO_SEE_HEALTH], insert: ['athlete'] },
    },
    ...(
      [
        ['an answer', row.answer, STAFF],
        ['an answer about health', row.healthAnswer, WHO_SEE_HEALTH],
        ["an answer to a former team's question", row.formerAnswer, []],
        ["a former member's answer", row.formerMembersAnswer, []],
        ["a withholding athlete's earlier answer", row.withheldAnswer, []],
        ["a withholding athlete's shared answer", row.sharedAnswer, STAFF],
      ] as const
    ).map(([what, answer, allowed]): Subject => ({
      table: 'shared_answers',
      what,
      exists: byId('shared_answers', answer),
      insert: sql`insert into shared_answers (id) values (${answer})`,
      update: sql`update shared_answers set rating_value = 1`,
      changed: sql`select 1 where false`,
      allowed: { select: [...allowed] },
    })),
    ...(
      [
        ['of a question', row.metric, ['athlete', 'teamMate', ...STAFF]],
        ['of a question about health', row.healthMetric, ['athlete', 'teamMate', ...WHO_SEE_HEALTH]],
        ["of a former team's question", row.formerMetric, ['formerManager']],
      ] as const
    ).map(([whose, metric, allowed]): Subject => ({
      table: 'metric_wordings',
      what: `the wording ${whose}`,
      exists: sql`select 1 from metric_wordings where metric_id = ${metric}`,
      insert: sql`insert into metric_wordings (metric_id, since, title) values (${metric}, ${A_DAY}, 'x')`,
      update: sql`update metric_wordings set title = 'changed'`,
      changed: sql`select 1 from metric_wordings where metric_id = ${metric} and title = 'changed'`,
      allowed: { select: [...allowed] },
    })),
    ...[row.metric, row.formerMetric].map((metric): Subject => ({
      table: 'answered_metrics',
      what: 'a question an athlete has answered',
      exists: byId('answered_metrics', metric),
      insert: sql`insert into answered_metrics (title) values ('x')`,
      update: sql`update answered_metrics set title = 'changed'`,
      changed: sql`select 1 from custom_metrics where id = ${metric} and title = 'changed'`,
      allowed: { select: metric === row.metric ? ['athlete', 'formerMember'] : ['athlete'] },
    })),
    ...[row.metric, row.formerMetric].map((metric): Subject => ({
      table: 'answered_wordings',
      what: 'the words of a question an athlete has answered',
      exists: sql`select 1 from answered_wordings where metric_id = ${metric}`,
      insert: sql`insert into answered_wordings (title) values ('x')`,
      update: sql`update answered_wordings set title = 'changed'`,
      changed: sql`select 1 from metric_wordings where metric_id = ${metric} and title = 'changed'`,
      allowed: { select: metric === row.metric ? ['athlete', 'formerMember'] : ['athlete'] },
    })),
  ]
}
