/** Read or written at nearly every request. */
const EVERYDAY = [
  'profiles',
  'teams',
  'team_members',
  'team_staff',
  'auth_sessions',
  'training_sessions',
  'metric_responses',
  'submissions',
  'custom_metrics',
  'daily_form_status',
  'invitations',
  'mails',
]

/** What operators of large installations run before, as the changelog of a version would say. */
export const MADE_UP_INDEX =
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "made_up_by_day" ON "training_sessions" ("date", "rpe")'

/** A migration as the rules for two versions on one database allow it, about as much as one could hold. */
export const MADE_UP = [
  ...EVERYDAY.map((table) => `ALTER TABLE "${table}" ADD COLUMN "made_up" text;`),
  'ALTER TABLE "training_sessions" ADD COLUMN "is_made_up" boolean DEFAULT false NOT NULL;',
  `ALTER TABLE "submissions" ADD CONSTRAINT "made_up_is_short" CHECK (length("made_up") < 100) NOT VALID;`,
  MADE_UP_INDEX.replace(' CONCURRENTLY', '') + ';',
  `CREATE TABLE "made_up_notes" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "athlete_id" uuid NOT NULL REFERENCES "profiles"("id") ON DELETE CASCADE
);`,
  'CREATE INDEX "made_up_notes_athlete_idx" ON "made_up_notes" ("athlete_id");',
].join('--> statement-breakpoint\n')
