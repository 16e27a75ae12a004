import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#database/as-actor.ts'
import type { Database } from '#database/database.ts'
import { metricResponses } from '#database/schema/metric-responses.ts'
import { profiles } from '#database/schema/profiles.ts'
import { trainingSessions } from '#database/schema/training-sessions.ts'
import { migratedDatabase } from '#tests/support/migrated-database.ts'
import { violatedBy } from '#tests/support/rows.ts'
import { type TwoTeams, twoTeams } from '#tests/support/two-teams.ts'

let database: Database
let teams: TwoTeams

beforeAll(async () => {
  database = await migratedDatabase()
  teams = await twoTeams(database)
})
afterAll(() => database.close())

describe('a training session', () => {
  const insert = (values: object) =>
    database.system
      .insert(trainingSessions)
      .values({
        athleteId: teams.people.athlete,
        date: '2026-10-01',
        session: 'AM',
        rpe: 0,
        durationMin: 0,
        ...values,
      })
      .returning()

  test.each([
    [{ session: 'NOON' }, 'training_sessions_session'],
    [{ rpe: 11, durationMin: 60, trainingType: 'travel' }, 'training_sessions_rpe'],
    [{ rpe: -1, durationMin: 60, trainingType: 'travel' }, 'training_sessions_rest_or_trained'],
    [{ rpe: 5, durationMin: 1441, trainingType: 'travel' }, 'training_sessions_duration'],
    [{ rpe: 5, durationMin: -1, trainingType: 'travel' }, 'training_sessions_duration'],
    [{ rpe: 5, durationMin: 60, trainingType: 'yoga' }, 'training_sessions_training_type'],
    [{ rpe: 5, durationMin: 60 }, 'training_sessions_rest_or_trained'],
    [{ rpe: 5, durationMin: 0, trainingType: 'travel' }, 'training_sessions_rest_or_trained'],
    [{ rpe: 0, durationMin: 60, trainingType: 'travel' }, 'training_sessions_rest_or_trained'],
    [{ rpe: 0, durationMin: 0, trainingType: 'travel' }, 'training_sessions_rest_or_trained'],
  ])('%j is refused by %s', async (values, constraint) => {
    expect(await violatedBy(insert(values))).toBe(constraint)
  })

  test.each([
    [10, 1440, 14_400],
    [1, 1, 1],
    [7, 75, 525],
  ])('of RPE %i and %i minutes has a unit load of %i', async (rpe, durationMin, unitLoad) => {
    const [row] = await insert({ rpe, durationMin, trainingType: 'travel', date: `2026-09-${10 + rpe}` })
    expect(row?.unitLoad).toBe(unitLoad)
  })

  test('exists once per athlete, day and half of the day', async () => {
    await insert({ date: '2026-08-01' })
    expect(await violatedBy(insert({ date: '2026-08-01' }))).toBe(
      'training_sessions_athlete_id_date_session_key',
    )
    expect(await violatedBy(insert({ date: '2026-08-01', session: 'PM' }))).toBe('nothing')
  })
})

describe('an answer', () => {
  const insert = (values: object) =>
    database.system.insert(metricResponses).values({
      athleteId: teams.people.athlete,
      metricId: teams.rows.metric,
      date: '2026-10-01',
      ...values,
    })

  test.each([
    [{ ratingValue: 0 }, 'metric_responses_rating_value'],
    [{ ratingValue: 6 }, 'metric_responses_rating_value'],
    [{ kind: 'text', textValue: ' \n\t' }, 'metric_responses_text_value'],
    [{ kind: 'text', textValue: 'x'.repeat(2001) }, 'metric_responses_text_value'],
    [{ ratingValue: 3, textValue: 'both' }, 'metric_responses_one_value'],
    [{}, 'metric_responses_kind'],
    [{ textValue: 'words' }, 'metric_responses_kind'],
    [{ kind: 'text', ratingValue: 3 }, 'metric_responses_kind'],
    [{ kind: 'number', ratingValue: 3 }, 'metric_responses_kind'],
    [{ ratingValue: 3, date: '2026-11-10' }, 'metric_responses_athlete_id_date_metric_id_key'],
  ])('%j is refused by %s', async (values, constraint) => {
    expect(await violatedBy(insert(values))).toBe(constraint)
  })
})

describe('a profile', () => {
  const insert = (values: object) =>
    database.system.insert(profiles).values({ email: `${randomUUID()}@example.org`, ...values })

  test('is an athlete without name and avatar unless said otherwise', async () => {
    const [row] = await database.system.insert(profiles).values({ email: 'bare@example.org' }).returning()
    expect(row).toMatchObject({ role: 'athlete', fullName: '', avatarUrl: null })
    expect(await violatedBy(insert({ email: 'bare@example.org' }))).toBe('profiles_email_key')
  })

  test.each([
    [{ role: 'owner' }, 'profiles_role'],
    [{ email: 'Upper@example.org' }, 'profiles_email_lower_case'],
    [{ fullName: 'x'.repeat(121) }, 'profiles_full_name_length'],
  ])('%j is refused by %s', async (values, constraint) => {
    expect(await violatedBy(insert(values))).toBe(constraint)
  })

  test('never changes its role, whoever asks', async () => {
    expect(await violatedBy(database.system.update(profiles).set({ role: 'manager' }))).toBe(
      'profiles_role_is_fixed',
    )
  })
})

test('a transaction whose failed query was swallowed is not reported as committed', async () => {
  const { athlete } = teams.people
  const swallowed = asActor(database, athlete, async (tx) => {
    await tx.update(profiles).set({ fullName: 'never stored' })
    await tx
      .insert(profiles)
      .values({ email: 'not-allowed@example.org' })
      .catch(() => {})
  })
  await expect(swallowed).rejects.toThrow()
})
