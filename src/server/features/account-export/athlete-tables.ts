import { sql } from 'drizzle-orm'
import { TRAINING_TYPE_LABELS, type TrainingType } from '#domain/training/training-type.ts'
import { statement } from '#database/statement.ts'
import { actorId, nextPage, type OwnTable, pageMark, utc } from './own-table.ts'

const trainingSessions: OwnTable = {
  name: 'training-sessions',
  columns: [
    'date',
    'session',
    'answer',
    'trainingType',
    'rpe',
    'durationMin',
    'unitLoad',
    'late',
    'storedAt',
  ],
  page: statement(
    'export_training_sessions',
    sql`select date::text, session, case when training_type is null then 'rested' else 'trained' end as answer,
        training_type as "trainingType", nullif(rpe, 0) as rpe, nullif(duration, 0) as "durationMin",
        unit_load as "unitLoad", is_late as late, ${utc(sql`created_at`)} as "storedAt", ${pageMark(sql`t.date`, sql`t.id`)}
      from training_sessions t where athlete_id = ${actorId} ${nextPage(sql`t.date`, sql`t.id`)}`,
  ),
  shown: ({ trainingType = null, ...row }) => ({
    ...row,
    trainingType: trainingType && TRAINING_TYPE_LABELS[trainingType as TrainingType],
  }),
}

const answers: OwnTable = {
  name: 'answers',
  columns: ['date', 'metric', 'rating', 'text', 'late', 'storedAt'],
  page: statement(
    'export_answers',
    sql`select r.date::text, m.title as metric, rating_value as rating, text_value as text, is_late as late,
        ${utc(sql`r.created_at`)} as "storedAt", ${pageMark(sql`r.date`, sql`r.id`)}
      from metric_responses r left join answered_metrics m on m.id = metric_id
      where athlete_id = ${actorId} ${nextPage(sql`r.date`, sql`r.id`)}`,
  ),
}

const submissions: OwnTable = {
  name: 'submissions',
  columns: ['day', 'givenAt', 'receivedAt'],
  page: statement(
    'export_submissions',
    sql`select day::text, ${utc(sql`given_at`)} as "givenAt", ${utc(sql`received_at`)} as "receivedAt",
        ${pageMark(sql`t.day`, sql`t.key`)}
      from submissions t where athlete_id = ${actorId} ${nextPage(sql`t.day`, sql`t.key`)}`,
  ),
}

const dailyMetrics: OwnTable = {
  name: 'daily-metrics',
  columns: ['date', 'sleepHours', 'stressLevel', 'fatigueLevel', 'sorenessLevel', 'nutritionRating', 'notes'],
  page: statement(
    'export_daily_metrics',
    sql`select date::text, sleep_hours as "sleepHours", stress_level as "stressLevel", fatigue_level as "fatigueLevel",
        soreness_level as "sorenessLevel", nutrition_rating as "nutritionRating", notes, ${pageMark(sql`t.date`, sql`t.id`)}
      from daily_metrics t where athlete_id = ${actorId} ${nextPage(sql`t.date`, sql`t.id`)}`,
  ),
}

export const athleteTables = [trainingSessions, answers, submissions, dailyMetrics]
