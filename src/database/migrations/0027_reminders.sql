CREATE TABLE "reminder_choices" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	"quiet_from" time DEFAULT '22:00:00' NOT NULL,
	"quiet_to" time DEFAULT '06:00:00' NOT NULL,
	"time_zone" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_choices_quiet_hours" CHECK ("reminder_choices"."quiet_from" <> "reminder_choices"."quiet_to")
);
--> statement-breakpoint
ALTER TABLE "reminder_choices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"nudged_by" uuid,
	CONSTRAINT "reminders_once" UNIQUE("athlete_id","team_id","day","kind"),
	CONSTRAINT "reminders_kind" CHECK ("reminders"."kind" in ('opening', 'closing', 'nudge')),
	CONSTRAINT "reminders_channel" CHECK ("reminders"."channel" in ('mail')),
	CONSTRAINT "reminders_state" CHECK ("reminders"."state" in ('waiting', 'sent', 'dropped')),
	CONSTRAINT "reminders_sent" CHECK (("reminders"."state" = 'sent') = ("reminders"."sent_at" is not null)),
	CONSTRAINT "reminders_nudge" CHECK ("reminders"."kind" = 'nudge' or "reminders"."nudged_by" is null)
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD COLUMN "remind_before_min" smallint DEFAULT 45 NOT NULL;
--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD COLUMN "remind_at_opening" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reminder_id" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;
--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_athlete_id_profiles_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_nudged_by_profiles_id_fk" FOREIGN KEY ("nudged_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reminders_team_id_day_idx" ON "reminders" USING btree ("team_id","day");
--> statement-breakpoint
CREATE INDEX "reminders_due_at_idx" ON "reminders" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "reminders_nudged_by_idx" ON "reminders" USING btree ("nudged_by");
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_reminder_id_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mails_reminder_id_idx" ON "mails" USING btree ("reminder_id");
--> statement-breakpoint
ALTER TABLE "daily_form_status" ADD CONSTRAINT "daily_form_status_remind_before" CHECK ("daily_form_status"."remind_before_min" in (0, 15, 30, 45, 60, 90, 120));
--> statement-breakpoint
CREATE POLICY "an athlete reads their own choices" ON "reminder_choices" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reminder_choices"."athlete_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "an athlete makes their own choices" ON "reminder_choices" AS PERMISSIVE FOR INSERT TO "app_user" WITH CHECK ("reminder_choices"."athlete_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "an athlete changes their own choices" ON "reminder_choices" AS PERMISSIVE FOR UPDATE TO "app_user" USING ("reminder_choices"."athlete_id" = (select app_actor_id())) WITH CHECK ("reminder_choices"."athlete_id" = (select app_actor_id()));
--> statement-breakpoint
CREATE POLICY "an athlete reads own reminders, staff whom they nudged" ON "reminders" AS PERMISSIVE FOR SELECT TO "app_user" USING ("reminders"."athlete_id" = (select app_actor_id()) or ("reminders"."kind" = 'nudge' and ("reminders"."team_id", "reminders"."athlete_id") in (select a.team_id, a.athlete_id from my_athletes a)));
--> statement-breakpoint
grant select, insert, update on reminder_choices to app_user;
--> statement-breakpoint
grant select on reminders to app_user;
