import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { knownMigrations, LAST_ALONE, MIGRATIONS_FOLDER } from '#database/migrations.ts'
import { harshStatements } from '#tests/support/migration-locks.ts'
import { nextMigrations } from '#tests/support/next-migrations.ts'

const files = readdirSync(MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql'))

test('no migration since makes people wait, or the version before fail, while both run on one database', () => {
  const found = files
    .filter((file) => Number(file.slice(0, 4)) > LAST_ALONE)
    .flatMap((file) =>
      harshStatements(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
  expect(found).toEqual([])
})

describe('refused', () => {
  test.each([
    'CREATE INDEX "by_day" ON "training_sessions" USING btree ("date");',
    'CREATE UNIQUE INDEX "by_key" ON "submissions" ("key");',
    'ALTER TABLE "metric_responses" ADD CONSTRAINT "sane" CHECK (rating_value > 0);',
    'ALTER TABLE "submissions" ADD CONSTRAINT "whose" FOREIGN KEY ("athlete_id") REFERENCES "profiles"("id");',
    'ALTER TABLE "training_sessions" ALTER COLUMN "rpe" SET NOT NULL;',
    'ALTER TABLE "training_sessions" ALTER COLUMN "rpe" SET DATA TYPE integer;',
    'ALTER TABLE "training_sessions" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();',
    'ALTER TABLE "training_sessions" ADD COLUMN "load" int GENERATED ALWAYS AS (rpe * duration) STORED;',
    'UPDATE "training_sessions" SET "rpe" = 1;',
    'DELETE FROM record_views WHERE true;',
    'ALTER TABLE "teams" ADD COLUMN "sport" text NOT NULL;',
    'ALTER TABLE "teams" DROP COLUMN "name";',
    'ALTER TABLE "teams" RENAME COLUMN "name" TO "title";',
    'DROP TABLE "groups";',
    '-- contract: unused since 1.4\nALTER TABLE "teams" DROP COLUMN "sport";',
  ])('%s', (statement) => {
    expect(harshStatements(`SELECT 1;--> statement-breakpoint\n${statement}`)).toHaveLength(1)
  })
})

test('a constraint of a large table that is validated where it is added is refused', () => {
  const [found] = harshStatements(
    'ALTER TABLE "record_views" ADD CONSTRAINT "c" CHECK (true) NOT VALID;\nALTER TABLE "record_views" VALIDATE CONSTRAINT "c";',
  )
  expect(found).toContain('validate it in the next release')
})

describe('let through', () => {
  test.each([
    'CREATE INDEX IF NOT EXISTS "by_day" ON "training_sessions" USING btree ("date");',
    'CREATE INDEX "by_name" ON "teams" USING btree ("name");',
    'ALTER TABLE "metric_responses" ADD CONSTRAINT "sane" CHECK (rating_value > 0) NOT VALID;',
    'ALTER TABLE "metric_responses" VALIDATE CONSTRAINT "sane";',
    '-- validated: rpe_is_there\nALTER TABLE "training_sessions" ALTER COLUMN "rpe" SET NOT NULL;',
    'ALTER TABLE "training_sessions" ADD COLUMN "distance_m" integer;',
    'ALTER TABLE "training_sessions" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;',
    'CREATE TABLE "laps" ("id" uuid);\nALTER TABLE "laps" ADD COLUMN "n" int NOT NULL;\nCREATE INDEX "x" ON "laps" ("n");',
    '-- contract: unused since 0041\nALTER TABLE "teams" DROP COLUMN "sport";',
    'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ begin update training_sessions set rpe = 1; end $$;',
  ])('%s', (statement) => {
    expect(harshStatements(statement)).toEqual([])
  })
})

test.each([
  ['adds', 'ALTER TABLE "teams" ADD COLUMN "sport" text;', LAST_ALONE],
  ['takes away', '-- contract: unused since 0033\nALTER TABLE "teams" DROP COLUMN "sport";', 33],
])('after a migration that %s, the oldest version that may run is named', (_, statement, oldest) => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
  const known = knownMigrations(nextMigrations(statement))
  expect(known?.oldestAble).toBe(entries[oldest].when)
})

test('the rules find what the migrations before them did', () => {
  const file = files.find((name) => name.startsWith('0028'))!
  const [found] = harshStatements(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'))
  expect(found).toContain('every row is read under a lock')
})
