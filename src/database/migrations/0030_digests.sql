CREATE TABLE "digest_choices" (
	"account_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	"by_push" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digest_choices_team_id_account_id_pk" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "digest_choices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "digests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digests_once" UNIQUE("team_id","account_id","day")
);
--> statement-breakpoint
ALTER TABLE "digests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "push_notices" ALTER COLUMN "reminder_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "digest_id" uuid;
--> statement-breakpoint
ALTER TABLE "push_notices" ADD COLUMN "digest_id" uuid;
--> statement-breakpoint
ALTER TABLE "digest_choices" ADD CONSTRAINT "digest_choices_of_staff" FOREIGN KEY ("team_id","account_id") REFERENCES "public"."team_staff"("team_id","account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_of_staff" FOREIGN KEY ("team_id","account_id") REFERENCES "public"."team_staff"("team_id","account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "digests_account_id_idx" ON "digests" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "digests_due_at_idx" ON "digests" USING btree ("due_at");
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_digest_id_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_digest_id_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mails_digest_id_idx" ON "mails" USING btree ("digest_id");
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_digest_once" UNIQUE("digest_id","subscription_id");
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_one_cause" CHECK (num_nonnulls("mails"."reminder_id", "mails"."digest_id") <= 1);
--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_one_cause" CHECK (num_nonnulls("push_notices"."reminder_id", "push_notices"."digest_id") = 1);
--> statement-breakpoint
CREATE POLICY "staff read their own choice" ON "digest_choices" AS PERMISSIVE FOR SELECT TO "app_user" USING ("digest_choices"."account_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "staff make their own choice" ON "digest_choices" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("digest_choices"."account_id" = (select app_actor_id()) and "digest_choices"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "staff change their own choice" ON "digest_choices" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("digest_choices"."account_id" = (select app_actor_id())) WITH CHECK ("digest_choices"."account_id" = (select app_actor_id()) and "digest_choices"."team_id" in (select t.team_id from my_teams t));
--> statement-breakpoint
CREATE POLICY "staff read which digests they got" ON "digests" AS PERMISSIVE FOR SELECT TO "app_user" USING ("digests"."account_id" = (select app_actor_id()));
--> statement-breakpoint
grant select, insert, update on digest_choices to app_user;
--> statement-breakpoint
grant select on digests to app_user;
